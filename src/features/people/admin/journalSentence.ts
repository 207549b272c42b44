import { ofPerson } from '#admin/shell/formatPerson.ts';
import type { AccountChange } from '#features/people/data/user.queries.ts';
import { roleLabel } from '#features/people/data/labels.ts';
import { articlesAndMedia } from './traces.ts';

const gone = 'une personne retirée';

/** A line of the journal as people read it; whoever was removed has no name any more. */
export function journalSentence(change: AccountChange): string {
  const { kind, old_role, new_role, articles, media } = change;
  const actor = change.actor_id ? (change.actor_name ?? 'Une personne retirée') : 'Un programme';
  const person = change.account_name ?? gone;
  const as = (role: typeof old_role) => (role ? roleLabel[role] : 'inconnu');
  switch (kind) {
    case 'invited':
      return `${actor} a invité ${person} avec le rôle ${as(new_role)}.`;
    case 'role':
      return `${actor} a donné à ${person} le rôle ${as(new_role)} (auparavant ${as(old_role)}).`;
    case 'suspended':
      return `${actor} a suspendu ${person}.`;
    case 'restored':
      return `${actor} a rétabli ${person}.`;
    case 'transferred':
      return `${actor} a transféré ${articlesAndMedia({ articles: articles ?? 0, media: media ?? 0 })} à ${change.recipient_name ?? gone} (auparavant à ${person}).`;
    case 'factors_removed':
      return `${actor} a retiré le second facteur ${ofPerson(person)}.`;
    case 'removed':
      return `${actor} a retiré ${person} (rôle\u00A0: ${as(old_role)}).`;
  }
}
