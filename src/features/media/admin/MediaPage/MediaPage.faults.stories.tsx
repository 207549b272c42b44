import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStory, recoverLoad } from '#storybook/faults.ts';
import { aPicture } from '#mocks/files.ts';
import preview from '#storybook/preview.tsx';
import { MediaPage } from './MediaPage.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Médiathèque, pannes · MediaPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: MediaPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.media },
  render: () => (
    <AdminLayout>
      <MediaPage />
    </AdminLayout>
  ),
});

/** La médiathèque n’arrive pas, puis un fichier ne part pas : la personne l’apprend, et peut le renvoyer. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async (context, fault) => {
    const { canvas, userEvent } = context;
    if (fault.name === 'Slow') {
      await expect(canvas.getByText('Chargement de la médiathèque...')).toBeVisible();
      await canvas.findAllByRole('button', { name: /^Éditer/ });
      return;
    }
    if (fault.name === 'Empty') await canvas.findByRole('heading', { name: 'Aucun média trouvé.' });
    else await recoverLoad(context, fault, () => canvas.findAllByRole('button', { name: /^Éditer/ }));
    const [picker] = canvas.getAllByLabelText('Fichiers à ajouter');
    if (!picker) throw new Error('There is no file picker.');
    fault.begin();
    await userEvent.upload(picker, aPicture('affiche.png'));
    await expectReportedByToast(
      fault.name === 'Empty' ? { message: 'La réponse du serveur est illisible.' } : fault,
    );
    const again = { name: 'Réessayer d’envoyer affiche.png', hidden: true };
    await expect(canvas.getByRole('button', again)).toBeInTheDocument();
  }),
);
