import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { IncidentsPage } from './IncidentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Vie privée/Registre des incidents, pannes · IncidentsPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: IncidentsPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.incidents },
  render: () => (
    <AdminLayout>
      <IncidentsPage />
    </AdminLayout>
  ),
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const Faults = meta.story(
  faultStory({ where: 'privacy_incidents' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('heading', { name: '14 septembre 2026' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucun incident.' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
