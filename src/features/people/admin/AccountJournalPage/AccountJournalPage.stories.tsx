import { expect } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { paths } from '#paths.ts';
import { insert } from '#mocks/database.ts';
import type { AccountChange } from '#features/people/data/user.queries.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { AccountJournalPage } from './AccountJournalPage.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Journal · AccountJournalPage',
  component: AccountJournalPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.userJournal,
    rows: 'journal',
    description:
      'Qui a changé quoi au sujet de qui, du plus récent au plus ancien. Personne ne peut y toucher, pas même un administrateur. Qui a été retiré n’y a plus de nom.',
  },
  decorators: [inBackOffice],
});

const { admin, editor, moderator } = accountByRole;

const toLine = (values: Partial<AccountChange>) => ({
  kind: 'suspended',
  changed_at: '2026-11-16T17:00:00+00:00',
  old_role: null,
  new_role: null,
  articles: null,
  media: null,
  account_id: editor.user_id,
  actor_id: admin.user_id,
  recipient_id: null,
  ...values,
});

const fill = (...lines: Partial<AccountChange>[]) => insert('private.account_journal', ...lines.map(toLine));

export const Loaded = meta.story({
  async beforeEach() {
    await fill(
      { kind: 'invited', new_role: 'editor' },
      { kind: 'role', old_role: 'subscriber', new_role: 'moderator', account_id: moderator.user_id },
      { kind: 'transferred', articles: 3, media: 1, recipient_id: admin.user_id },
      { kind: 'removed', old_role: 'editor', account_id: 'b0000000-0000-4000-8000-000000000099' },
      { kind: 'suspended' },
      { kind: 'restored', actor_id: null },
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('6 changements');
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines.find((text) => text.startsWith('Un programme'))).toContain(
      'Un programme a rétabli Élodie Tremblay.',
    );
    await expect(
      canvas.getByText('Antoine Bouchard a retiré une personne retirée (rôle : Éditeur).'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Utilisateurs', current: false })).toBeVisible();
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Le journal est vide.' })).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'accounts' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Le journal est vide.' }),
  ),
);
