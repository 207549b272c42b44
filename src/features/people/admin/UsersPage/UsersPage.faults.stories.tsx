import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { UsersPage } from './UsersPage.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Liste, pannes · UsersPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: UsersPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.users },
  render: () => (
    <AdminLayout>
      <UsersPage />
    </AdminLayout>
  ),
});

/** Les comptes n’arrivent pas, puis l’invitation ne part pas : ce qui est tapé reste. */
export const Faults = meta.story(
  faultStory({ where: 'accounts' }, async (context, fault) => {
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
  }),
);
