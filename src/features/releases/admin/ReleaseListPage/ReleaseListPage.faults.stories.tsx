import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { insertFair } from '../testing/storedReleases.ts';
import { ReleaseListPage } from './ReleaseListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Liste, pannes · ReleaseListPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ReleaseListPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.releases },
  beforeEach: () => insertFair(),
  render: () => (
    <AdminLayout>
      <ReleaseListPage />
    </AdminLayout>
  ),
});

/** La liste n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'releases' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('link', { name: 'Salon de janvier' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucune mise en ligne.' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
