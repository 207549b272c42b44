import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ServicesPage } from './ContentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Offres, pannes · ContentsPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ServicesPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.services },
  render: () => (
    <AdminLayout>
      <ServicesPage />
    </AdminLayout>
  ),
});

/** Les contenus n’arrivent pas : la personne l’apprend, et les obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'contents' }, async (context, fault) => {
    const { canvas } = context;
    const list = () => canvas.findByRole('region', { name: 'Services' });
    // Without any change, everything is as the code has it.
    if (fault.name === 'Slow' || fault.name === 'Empty') await expect(await list()).toBeVisible();
    else await recoverLoad(context, fault, list);
  }),
);
