import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { insert } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { AccountJournalPage } from './AccountJournalPage.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Pannes du journal',
  tags: ['!autodocs'],
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

/** The journal doesn't come: the person is told, and can ask again. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const findLoaded = () => canvas.findByText('1 changement');
    if (fault.name === 'Slow') {
      await expect(canvas.getByText('Chargement...')).toBeVisible();
      await findLoaded();
    } else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Le journal est vide.' })).toBeVisible();
    else await recoverLoad(context, fault, findLoaded);
  },
  { target: { where: 'accounts' } },
);

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
