import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CodeForm } from './CodeForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Code d’un appareil · CodeForm',
  tags: ['no-visual'],
  component: CodeForm,
  args: {
    devices: [{ id: 'un', name: 'Téléphone' }],
    onSubmit: fn(async () => {}),
    isPending: false,
    submitLabel: 'Confirmer',
    pendingLabel: 'Vérification…',
  },
  argTypes: { aside: { control: false } },
  parameters: {
    guide: {
      use: ['Partout où un code à six chiffres est demandé : à la connexion, avant un geste grave.'],
      instead: [
        { when: 'L’appareil n’est pas encore ajouté', take: 'admin/shell/DeviceForm' },
        { when: 'Il faut la fenêtre autour', take: 'admin/shell/ProofDialog' },
      ],
    },
    layout: 'padded',
    description:
      'Les six chiffres d’une application d’authentification; le choix de l’appareil quand il y en a plusieurs. Après un refus, le code est choisi en entier, prêt à être retapé.',
  },
});

export const Blank = meta.story();

export const SeveralDevices = meta.story({
  name: 'Plusieurs appareils',
  args: {
    devices: [
      { id: 'un', name: 'Téléphone' },
      { id: 'deux', name: 'Tablette du bureau' },
    ],
  },
});

export const Submitting = meta.story({ args: { isPending: true } });

export const ServerRejected = meta.story({
  args: { serverError: 'Ce code n’est pas le bon. Attendez le suivant, puis réessayez.' },
});
