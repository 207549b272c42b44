import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStories, recoverLoad } from '#storybook/faults.ts';
import { aPicture } from '#mocks/files.ts';
import preview from '#storybook/preview.tsx';
import { MediaPage } from './MediaPage.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Pannes',
  tags: ['!autodocs'],
  component: MediaPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.media },
  render: () => (
    <AdminLayout>
      <MediaPage />
    </AdminLayout>
  ),
});

/** The library doesn't come, then a file isn't sent: the person is told, and the file can be sent again. */
const on = faultStories(async (context, fault) => {
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
});

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
