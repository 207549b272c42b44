import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { find } from '#mocks/database.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { expectReportedByToast, faultStory } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { MediaDialog } from './MediaDialog.tsx';

const [medium] = mediaLibrary;
if (!medium) throw new Error('The fixtures have lost their media.');

const meta = preview.meta({
  title: 'Administration/Médiathèque/Fiche, pannes · MediaDialog',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: MediaDialog,
  globals: { role: 'admin' },
  args: { medium: { ...medium, former_files: [], profiles: null }, isOpen: true, onClose: fn() },
});

/** La fiche ne s’enregistre pas : la personne l’apprend, et ses mots sont encore là. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async ({ args, userEvent }, fault) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Éditer le média' }));
    const title = dialog.getByLabelText('Nouveau titre:');
    await userEvent.type(title, ' bis');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    if (fault.name === 'Slow') {
      await dialog.findByRole('button', { name: 'Enregistrement...' });
      await waitFor(() => expect(args.onClose).toHaveBeenCalled());
      await expect((await find('media_library', { id: medium.id }))[0]?.title).toBe(`${medium.title} bis`);
      return;
    }
    await expectReportedByToast(fault);
    await expect(title).toHaveValue(`${medium.title} bis`);
    await expect(args.onClose).not.toHaveBeenCalled();
  }),
);
