import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { DataRequestsPage } from './DataRequestsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Vie privée/Demandes d’accès, pannes · DataRequestsPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: DataRequestsPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.dataRequests },
  render: () => (
    <AdminLayout>
      <DataRequestsPage />
    </AdminLayout>
  ),
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const Faults = meta.story(
  faultStory({ where: 'personal_data_requests' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('heading', { name: 'camille.roy@boreal.example' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucune demande.' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
