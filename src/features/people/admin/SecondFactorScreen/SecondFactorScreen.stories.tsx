import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Second facteur exigé · SecondFactorScreen',
  component: SecondFactorScreen,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['À la place du back-office, quand un second facteur est exigé et manque.'],
      instead: [{ when: 'L’appareil existe, il faut son code', take: 'admin/shell/ProofDialog' }],
    },
    description:
      'Ce que voit, au lieu du back-office, une personne dont les réglages exigent un second facteur et qui n’en a pas : ajouter un appareil, ou se déconnecter.',
    docs: { story: { inline: false, height: '44rem' } },
  },
});

export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous êtes editor@porte-voix.example')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Un second facteur est exigé' })).toBeVisible();
  },
});

/** `DeviceForm` : l’image à scanner, et la clé. */
export const Scanning = meta.story({
  // The key is another each time.
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nom de l’appareil'), 'Téléphone{Enter}');
    const code = await canvas.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
  },
});
