import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { UsersPage } from './UsersPage.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Pannes',
  tags: ['!autodocs'],
  component: UsersPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.users },
  render: () => (
    <AdminLayout>
      <UsersPage />
    </AdminLayout>
  ),
});

/** People don't come, then nobody can be invited: what was typed stays. */
const on = faultStories(
  async (context, fault) => {
    const { canvas, userEvent } = context;
    if (fault.name === 'Slow') {
      await expect(canvas.getByText('Chargement...')).toBeVisible();
      await canvas.findByText('Élodie Tremblay');
      return;
    }
    if (fault.name === 'Empty') {
      await expect(await canvas.findByRole('heading', { name: 'Aucune personne trouvée.' })).toBeVisible();
      fault.end();
    } else await recoverLoad(context, fault, () => canvas.findByText('Élodie Tremblay'));
    fault.begin();
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter un utilisateur' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Inviter un utilisateur' }));
    await userEvent.type(inside.getByLabelText('Courriel'), 'recrue@exemple.ca');
    await userEvent.click(inside.getByRole('button', { name: 'Inviter' }));
    await expectReportedByToast(fault);
    await waitFor(() => expect(inside.getByLabelText('Courriel')).toBeEnabled());
    await expect(inside.getByLabelText('Courriel')).toHaveValue('recrue@exemple.ca');
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
