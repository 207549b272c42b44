import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { insertFair, release } from '../testing/storedReleases.ts';
import { ReleasePage } from './ReleasePage.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Une mise en ligne, pannes · ReleasePage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ReleasePage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.release(release.id), route: '/admin/releases/:id' },
  beforeEach: () => insertFair(),
  render: () => (
    <AdminLayout>
      <ReleasePage />
    </AdminLayout>
  ),
});

/** La mise en ligne n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'releases' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('list', { name: '4 éléments' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty' || fault.name === 'NotFound')
      await expect(await canvas.findByText('Cette mise en ligne n’existe plus.')).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
