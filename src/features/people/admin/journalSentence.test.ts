import { expect, it } from 'vitest';
import type { AccountChange } from '#features/people/data/user.queries.ts';
import { journalSentence } from './journalSentence.ts';

const line: AccountChange = {
  number: 1,
  kind: 'suspended',
  changed_at: '2026-11-23T17:00:00+00:00',
  old_role: null,
  new_role: null,
  articles: null,
  media: null,
  account_id: 'a',
  account_name: 'Zoé Roy',
  actor_id: 'b',
  actor_name: 'Antoine Bouchard',
  recipient_id: null,
  recipient_name: null,
};

it.each<[Partial<AccountChange>, string]>([
  [{}, 'Antoine Bouchard a suspendu Zoé Roy.'],
  [{ kind: 'factors_removed' }, 'Antoine Bouchard a retiré le second facteur de Zoé Roy.'],
  [{ kind: 'restored', actor_id: null, actor_name: null }, 'Un programme a rétabli Zoé Roy.'],
  [{ kind: 'invited', new_role: 'editor' }, 'Antoine Bouchard a invité Zoé Roy avec le rôle Éditeur.'],
  [
    { kind: 'role', old_role: 'editor', new_role: 'admin' },
    'Antoine Bouchard a donné à Zoé Roy le rôle Administrateur (auparavant Éditeur).',
  ],
  [
    { kind: 'transferred', articles: 2, media: 0, recipient_name: 'Luc Caron' },
    'Antoine Bouchard a transféré 2\u00A0articles et 0\u00A0média à Luc Caron (auparavant à Zoé Roy).',
  ],
  [
    { kind: 'removed', account_name: null, actor_name: null, old_role: 'editor' },
    'Une personne retirée a retiré une personne retirée (rôle\u00A0: Éditeur).',
  ],
])('reads %o', (change, sentence) => {
  expect(journalSentence({ ...line, ...change })).toBe(sentence);
});
