import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectReportedByToast, faultStories } from '#storybook/faults.ts';
import { aPicture } from '#mocks/files.ts';
import preview from '#storybook/preview.tsx';
import { MediaPicker } from './MediaPicker.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Choix d’une image, pannes',
  tags: ['!autodocs'],
  component: MediaPicker,
  globals: { role: 'editor' },
  args: { isOpen: true, onClose: fn(), onChoose: fn() },
});

/** The pictures don't come, then one isn't sent: the person is told, and both can be tried again. */
const on = faultStories(async ({ userEvent }, fault) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Choisir une image' }));
  if (fault.name === 'Slow') {
    await waitFor(() => expect(dialog.getByText('Chargement de la médiathèque...')).toBeVisible());
    await dialog.findAllByRole('radio');
    return;
  }
  // The frame of the back-office asks to sign in again.
  if (fault.name === 'Unauthorized') {
    await expect(await dialog.findByText(fault.message)).toBeVisible();
    return;
  }
  if (fault.name === 'Empty') await dialog.findByRole('heading', { name: 'Aucune image trouvée.' });
  else {
    await expect(await dialog.findByText(fault.message)).toBeVisible();
    fault.end();
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
    await dialog.findAllByRole('radio');
  }
  fault.begin();
  const file = aPicture('affiche.png');
  await userEvent.upload(await dialog.findByLabelText('Fichiers à ajouter'), file);
  await expectReportedByToast(
    fault.name === 'Empty' ? { message: 'La réponse du serveur est illisible.' } : fault,
  );
  await expect(dialog.getByRole('button', { name: 'Réessayer d’envoyer affiche.png' })).toBeInTheDocument();
  await expect(dialog.getByText('Aucune image choisie.')).toBeInTheDocument();
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
