import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ContentEditPage } from './testing/ContentEditPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Éditeur, pannes · ContentEditPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ContentEditPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.content('home/hero'), route: '/admin/pages/:page/:section' },
  render: () => (
    <AdminLayout>
      <ContentEditPage />
    </AdminLayout>
  ),
});

/** Le contenu n’arrive pas : la personne l’apprend, et obtient son formulaire une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'contents' }, async (context, fault) => {
    const { canvas } = context;
    const form = () => canvas.findByRole('button', { name: 'Publier' });
    // What nobody has changed is as the code has it.
    if (fault.name === 'Slow' || fault.name === 'Empty') await expect(await form()).toBeVisible();
    else await recoverLoad(context, fault, form);
  }),
);
