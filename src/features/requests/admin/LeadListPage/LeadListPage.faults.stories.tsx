import { expect, screen, waitFor } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { LeadListPage } from './LeadListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Demandes, pannes · LeadListPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: LeadListPage,
  globals: { role: 'editor' },
  parameters: { path: `${paths.admin.leads}?vue=colonnes` },
  render: () => (
    <AdminLayout>
      <LeadListPage />
    </AdminLayout>
  ),
});

/** Les colonnes n’arrivent pas, puis une demande ne se déplace pas : la personne l’apprend, et peut réessayer. */
export const Faults = meta.story(
  faultStory({ where: 'leads' }, async (context, fault) => {
    const { canvas, userEvent } = context;
    const name = 'Déplacer la demande de Camille Roy';
    // Until the role is known, nothing can be moved.
    const shown = () => canvas.findByRole('button', { name });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty') await expect(await canvas.findByText('0 demande')).toBeVisible();
    else {
      await recoverLoad(context, fault, shown);
      fault.begin();
      await userEvent.click(canvas.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Proposition' }));
      await expectReportedByToast(fault);
      await waitFor(() => expect(canvas.getByRole('button', { name, hidden: true })).toBeEnabled());
    }
  }),
);
