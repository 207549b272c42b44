import { expect } from 'storybook/test';
import { Stack } from '#design-system/primitives/Stack';
import preview from '#storybook/preview.tsx';
import { SaveState, type SaveStateProps } from './SaveState.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/État de l’enregistrement · SaveState',
  component: SaveState,
  parameters: {
    guide: {
      use: ['Dans la barre de l’éditeur : où est le texte, en quelques mots.'],
      instead: [{ when: 'Il faut agir', take: 'documents/admin/SaveProblem' }],
    },
    layout: 'padded',
    description: `Dans la barre de l’éditeur, en quelques mots : où est le texte, sur le serveur, sur cet appareil ou en route. Un lecteur d’écran lit chaque changement (rôle \`status\`).

La ligne est vide tant que rien n’a été tapé ni enregistré, et passe au rouge quand l’appareil ne peut pas garder de copie.`,
  },
  args: {
    phase: 'idle' as SaveStateProps['phase'],
    isDirty: false,
    hasConflict: false,
    hasFailed: false,
    isOnline: true,
    isStored: true,
    isSaved: true,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Enregistré$/);
  },
});

const states: Partial<SaveStateProps>[] = [
  {},
  { phase: 'sending' },
  { hasFailed: true },
  { isOnline: false },
  { phase: 'retrying', hasFailed: true },
  { phase: 'signedOut' },
  { phase: 'conflict', hasConflict: true },
  { isStored: false },
];

/** Tout ce qui peut se dire d’un texte qui n’est pas encore sur le serveur. */
export const Unsaved = meta.story({
  args: { isDirty: true },
  render: (args) => (
    <Stack>
      {states.map((state) => (
        <SaveState key={JSON.stringify(state)} {...args} {...state} />
      ))}
    </Stack>
  ),
});
