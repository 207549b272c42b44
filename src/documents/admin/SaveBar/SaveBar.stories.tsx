import { CalendarClock, Save, Undo2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '#design-system/primitives/Stack';
import { inTests } from '#storybook/inTests.ts';
import { pressed } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';

const state = {
  saving: { phase: 'idle' },
  isDirty: false,
  conflicts: [],
  problem: null,
  isStored: true,
  savedAt: null,
  version: 3,
} as unknown as SaveBarProps['state'];

/** Around it, what screens have. */
const around = { padding: '1.5rem' };

const meta = preview.meta({
  title: 'Administration/Documents/Barre d’enregistrement · SaveBar',
  component: SaveBar,
  args: {
    state,
    standing: { label: 'En ligne', changedAt: '2026-10-01T14:00:00Z' },
    main: { label: 'Mettre à jour', onPress: fn() },
    acts: [
      { label: 'Enregistrer sans publier', description: 'pour l’équipe seulement', icon: Save },
      { label: 'Planifier…', description: 'à un jour et une heure de Québec', icon: CalendarClock },
      { label: 'Retirer du site', description: 'redevient un brouillon', icon: Undo2, onSelect: fn() },
    ],
    isPending: false,
    isChecking: false,
    checked: null,
    onCheck: fn(),
    onPreview: fn() as (() => void) | null,
  },
  render: (args) => (
    <div style={around}>
      <SaveBar {...args} />
    </div>
  ),
  argTypes: { state: { control: false }, acts: { control: false }, standing: { control: false } },
  parameters: {
    guide: {
      use: ['Dans tout éditeur : un seul bouton plein, qui dit ce qui va se passer.'],
      instead: [{ when: 'L’écran n’enregistre rien', take: 'admin/shell/AdminPage' }],
    },
    layout: 'fullscreen',
    description: `La barre de tout ce que l’équipe écrit : à gauche où le texte en est, puis « Aperçu », « Vérifier », et un seul bouton, dont le mot est ce qui va se passer. « Plus » a le reste, une ligne chacun. En haut de l’écran, ou en bas au téléphone.

**À éviter** : un second bouton plein, une icône sans mot.`,
    docs: { story: { inline: false, height: '12rem' } },
  },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mettre à jour' }));
    await expect(args.main.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Plus' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Retirer du site/ }));
    await expect(args.acts.at(-1)?.onSelect).toHaveBeenCalledOnce();
  }),
});

/** Chaque acte dit ce qu’il fera. */
export const Opened = meta.story({
  name: 'Menu ouvert',
  decorators: [pressed('Plus')],
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  play: async () => {
    const act = await screen.findByRole('menuitem', { name: 'Retirer du site redevient un brouillon' });
    await waitFor(() => expect(act).toBeVisible());
  },
});

const states: Partial<SaveBarProps>[] = [
  { standing: { label: 'Brouillon', changedAt: null }, main: { label: 'Publier', onPress: fn() } },
  { main: { label: 'Publier les modifications', onPress: fn() } },
  {
    standing: { label: 'Planifié pour le 30 novembre 2126 à 9\u00A0h', changedAt: null },
    main: { label: 'Planifier', onPress: fn() },
  },
  { state: { ...state, isDirty: true }, isPending: true },
  { state: { ...state, isDirty: true, problem: {} } as unknown as SaveBarProps['state'] },
  { state: { ...state, conflicts: ['title'] } },
];

/** Brouillon, modifications en attente, planifié, en train d’enregistrer, échec, conflit. */
export const States = meta.story({
  name: 'États',
  // A screen has one of them.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack style={around}>
      {states.map((one) => (
        <SaveBar key={JSON.stringify(one)} {...args} {...one} />
      ))}
    </Stack>
  ),
});
