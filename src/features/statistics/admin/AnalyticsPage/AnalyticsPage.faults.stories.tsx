import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Statistiques/Statistiques, pannes · AnalyticsPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: AnalyticsPage,
  globals: { role: 'moderator' },
  parameters: { path: paths.admin.analytics },
  render: () => (
    <AdminLayout>
      <AnalyticsPage />
    </AdminLayout>
  ),
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const Faults = meta.story(
  faultStory({ where: 'statistics' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('heading', { name: 'Visites par jour' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
