import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { insert } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { AccountJournalPage } from './AccountJournalPage.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Journal, pannes · AccountJournalPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: AccountJournalPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.userJournal },
  render: () => (
    <AdminLayout>
      <AccountJournalPage />
    </AdminLayout>
  ),
  async beforeEach() {
    await insert('private.account_journal', {
      kind: 'suspended',
      changed_at: '2026-11-16T17:00:00+00:00',
      old_role: null,
      new_role: null,
      articles: null,
      media: null,
      account_id: accountByRole.editor.user_id,
      actor_id: accountByRole.admin.user_id,
      recipient_id: null,
    });
  },
});

/** Le journal n’arrive pas : la personne l’apprend, et peut le redemander. */
export const Faults = meta.story(
  faultStory({ where: 'accounts' }, async (context, fault) => {
    const { canvas } = context;
    const findLoaded = () => canvas.findByText('1 changement');
    if (fault.name === 'Slow') {
      await expect(canvas.getByText('Chargement...')).toBeVisible();
      await findLoaded();
    } else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Le journal est vide.' })).toBeVisible();
    else await recoverLoad(context, fault, findLoaded);
  }),
);
