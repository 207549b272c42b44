import { expect, screen, waitFor, within } from 'storybook/test';
import type { DocumentEditor } from '../useDocumentChanges.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { anEditor } from '../testing/anEditor.ts';
import { PendingChanges } from './PendingChanges.tsx';

type Words = Record<string, string>;

const online: Words = { Titre: 'Podcast sur mesure', Prix: '450' };
const pending: Words = { Titre: 'Balado sur mesure', Prix: '480' };

const compare = (before: Words, after: Words) =>
  Object.keys(before)
    .map((label) => ({ path: label, label, before: before[label] ?? '', after: after[label] ?? '' }))
    .filter((difference) => difference.before !== difference.after);

const newYear = {
  releaseId: 'r',
  releaseName: null,
  dueAt: '2027-01-04T11:00:00Z',
  endsAt: null,
  text: pending,
  isInConflict: false,
  problem: null,
};

const meta = preview.meta({
  title: 'Administration/Documents/Modifications en attente · PendingChanges',
  component: PendingChanges<Words>,
  render: (args) => <PendingChanges {...args} />,
  args: { editor: anEditor<Words>({ online, pending }), description: { compare } },
  argTypes: { editor: { control: false }, description: { control: false } },
  parameters: {
    guide: {
      use: ['Dans l’éditeur de ce qui est en ligne : ce qui attend d’être publié.'],
      instead: [
        { when: 'On choisit entre deux textes', take: 'documents/admin/EditingNotices' },
        { when: 'Un mot suffit, dans une liste', take: 'documents/admin/ChangeBadge' },
      ],
    },
    layout: 'padded',
    description:
      'Ce que l’équipe a enregistré sans le publier, à côté de ce qui est en ligne : un article, un contenu du site, une page composée. Ce qui change se voit mot à mot; abandonner s’annule depuis la notification. Publier est un bouton du formulaire.',
  },
});

const withEditor = (editor: Partial<DocumentEditor<Words>>) => ({
  args: { editor: anEditor<Words>({ online, pending, ...editor }) },
});

export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abandonner les modifications' }));
    await expect(args.editor.discardChanges).toHaveBeenCalledOnce();
  }),
});

export const Compared = meta.story({
  name: 'Comparées',
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voir ce qui change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ce qui change' }));
    const title = within(dialog.getByRole('region', { name: 'Titre' }));
    await waitFor(() => expect(title.getByRole('insertion')).toBeVisible());
    await expect(title.getByRole('insertion')).toHaveTextContent('Balado');
  },
});

/** Une date est retenue. */
export const Planned = meta.story({
  ...withEditor({ planned: newYear }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mise à jour planifiée pour le 4 janvier 2027 à 6.h\.$/)).toBeVisible();
  },
});

/** Quelqu’un a enregistré depuis : la mise à jour planifiée ne l’emporte pas. */
export const SavedSincePlanned = meta.story({
  name: 'Enregistré depuis le plan',
  ...withEditor({ planned: { ...newYear, text: { ...pending, Prix: '470' } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ce qui a été enregistré depuis n’en fait pas partie/)).toBeVisible();
  },
});

/** Le texte planifié n’est pas celui du formulaire : il se regarde, et se reprend pour être corrigé. */
export const PlannedBesides = meta.story({
  name: 'Planifié à côté',
  ...withEditor({ pending: null, planned: newYear }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/elle n’apporte que ce qu’elle change elle-même\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre ce texte' }));
    await expect(args.editor.resumePlan).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir ce qui est planifié' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ce qui est planifié' }));
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Prix' })).toBeVisible());
  },
});

/** Ce qui est en ligne se termine : le texte d’avant revient. */
export const Ends = meta.story({
  name: 'Se termine',
  ...withEditor({
    online: pending,
    pending: null,
    planned: { ...newYear, dueAt: null, endsAt: '2026-12-15T05:00:00Z', text: online },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Se termine le 15 décembre 2026 à 0\sh$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Voir ce qui revient' })).toBeVisible();
  },
});

/** De quand à quand, avant le début. */
export const FromTo = meta.story({
  name: 'Du … au …',
  ...withEditor({ planned: { ...newYear, endsAt: '2027-01-15T05:00:00Z' } }),
});

/** Le même passage a changé en ligne depuis. */
export const InConflict = meta.story({
  name: 'En conflit',
  ...withEditor({ pending: null, planned: { ...newYear, isInConflict: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Le même passage a changé en ligne depuis/)).toBeVisible();
  },
});

/** L’heure est passée : elle ne s’est pas faite. */
export const NotDone = meta.story({
  name: 'Non faite',
  ...withEditor({
    pending: null,
    planned: {
      ...newYear,
      isInConflict: true,
      problem: 'Le même passage a changé en ligne depuis que cette mise à jour a été planifiée.',
    },
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('La mise à jour planifiée ne s’est pas faite.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la planification' }));
    await expect(args.editor.unplan).toHaveBeenCalledOnce();
  },
});

/** Elles paraissent avec d’autres. */
export const InRelease = meta.story({
  name: 'Dans une mise en ligne',
  ...withEditor({ planned: { ...newYear, releaseName: 'Tarifs de janvier' } }),
});

/** Ce que la mise en ligne emporte est ce qu’on enregistre ici, et non ce qui était écrit un jour donné. */
export const InReleaseBesides = meta.story({
  name: 'Dans une mise en ligne, sans modification',
  tags: ['!dev'],
  ...withEditor({ pending: null, planned: { ...newYear, releaseName: 'Tarifs de janvier' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ce qui est enregistré ici d’ici là en fait partie\.$/)).toBeVisible();
    await expect(canvas.queryByText(/elle n’apporte que/)).not.toBeInTheDocument();
  },
});

/** Ce qui n’a jamais été sur le site est un brouillon; planifié, il le dit. */
export const FirstPublication = meta.story({
  name: 'Première publication',
  ...withEditor({ online: null, planned: newYear }),
});
