import { fn, expect, screen, within } from 'storybook/test';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { MediaDialog } from './MediaDialog.tsx';

const [medium, , , sound] = mediaLibrary;
if (!medium || !sound) throw new Error('The fixtures have lost their media.');

const meta = preview.meta({
  title: 'Administration/Médiathèque/Fiche · MediaDialog',
  component: MediaDialog,
  globals: { role: 'admin' },
  args: { medium: { ...medium, former_files: [], profiles: null }, onClose: fn() },
  parameters: {
    guide: {
      use: ['Pour décrire ou remplacer un fichier de la médiathèque, sans la quitter.'],
      instead: [
        { when: 'On cherche un fichier à placer', take: 'features/media/admin/MediaPicker' },
        { when: 'On veut savoir qui s’en sert', take: 'features/media/admin/MediaUses' },
      ],
    },
    description:
      'La fiche d’un fichier : son aperçu, son titre et ce qu’il montre, qui l’emploie, et de quoi le remplacer.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();

/** Un son n’a ni texte alternatif ni point d’intérêt. */
export const Sound = meta.story({
  name: 'Un son',
  tags: ['no-visual'],
  args: { medium: { ...sound, former_files: [], profiles: null } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Éditer le média' }));
    await expect(dialog.queryByLabelText('Texte alternatif')).toBeNull();
  },
});

/** La fiche ne s’enregistre pas : la personne l’apprend, et ses mots sont encore là. */
export const ServerRejected = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: inTests(async ({ args, userEvent, msw }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Éditer le média' }));
    msw.use(...serverError({ where: 'data' }));
    const title = dialog.getByLabelText('Nouveau titre:');
    await userEvent.type(title, ' bis');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await screen.findAllByText(/Le serveur a rencontré un problème\./);
    await expect(title).toHaveValue(`${medium.title} bis`);
    await expect(args.onClose).not.toHaveBeenCalled();
  }),
});
