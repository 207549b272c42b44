import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectReportedByToast, faultStory } from '#storybook/faults.ts';
import { aPicture } from '#mocks/files.ts';
import preview from '#storybook/preview.tsx';
import { MediaPicker } from './MediaPicker.tsx';

const meta = preview.meta({
  title: 'Administration/Médiathèque/Choix d’une image, pannes · MediaPicker',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: MediaPicker,
  globals: { role: 'editor' },
  args: { isOpen: true, onClose: fn(), onChoose: fn() },
});

/** Les images n’arrivent pas, puis l’une ne part pas : la personne l’apprend, et peut réessayer les deux. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async ({ userEvent }, fault) => {
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
  }),
);
