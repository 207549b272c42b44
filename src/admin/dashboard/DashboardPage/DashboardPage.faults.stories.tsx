import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { DashboardPage } from './DashboardPage.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Tableau de bord, pannes · DashboardPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: DashboardPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.dashboard },
  render: () => (
    <AdminLayout>
      <DashboardPage />
    </AdminLayout>
  ),
});

/** Le nombre de nouvelles demandes n’arrive pas : la personne l’apprend, et le reste de l’écran fonctionne. */
export const Faults = meta.story(
  // The next steps are leads as well, and have their own line.
  faultStory({ where: 'leads', methods: ['HEAD'] }, async (context, fault) => {
    const { canvas } = context;
    const newLeads = () => canvas.findByRole('link', { name: /\d+ nouvelles demandes$/ });
    await canvas.findByRole('link', { name: 'Nouvel article' });
    if (fault.name === 'Slow') await newLeads();
    else if (fault.name === 'Empty')
      await expect(
        canvas.queryByText('Impossible de charger tout ce qui vous attend.'),
      ).not.toBeInTheDocument();
    else await recoverLoad(context, fault, newLeads);
  }),
);
