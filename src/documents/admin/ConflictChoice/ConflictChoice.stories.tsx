import { expect, fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { articleWords, pageWords } from '../testing/words.ts';
import { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice.tsx';

const args: ConflictChoiceProps = {
  words: articleWords,
  conflicts: [
    {
      path: 'excerpt',
      label: 'Extrait',
      before: 'Enregistrer une fête, sans fil ni stress.',
      after: 'Enregistrer une fête sans la gâcher, en trois gestes.',
    },
    { path: 'status', label: 'Statut', before: 'Archivé', after: 'Publié' },
  ],
  mergedIn: ['Titre'],
  isSavePending: true,
  onResolve: fn(),
};

const meta = preview.meta({
  title: 'Administration/Documents/Deux versions · ConflictChoice',
  component: ConflictChoice,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Quand le même document a été enregistré ailleurs entre-temps.'],
      instead: [
        { when: 'Le texte vient de cet appareil', take: 'documents/admin/RecoveredDraft' },
        { when: 'On compare sans choisir', take: 'documents/admin/DocumentComparison' },
      ],
    },
    layout: 'padded',
    description: `Le document a été enregistré ailleurs pendant qu’il s’écrivait ici. Ce qui n’a changé que là-bas entre de soi-même et se nomme; ce qui a changé des deux côtés se choisit champ par champ, et rien n’est écrasé d’ici là.

Après le dernier choix, l’enregistrement demandé se poursuit. « Prendre leur texte » s’annule depuis la notification.`,
    docs: { story: { inline: false, height: '28rem' } },
  },
  args,
});

/** Des deux côtés, les mêmes champs ont changé : chacun se choisit. */
export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre leur texte : Statut' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith(
      expect.objectContaining({ path: 'status' }),
      'theirs',
    );
  }),
});

/** Une page composée : un élément que l’autre côté a retiré est vide de ce côté. */
export const RemovedItem = meta.story({
  name: 'Élément retiré',
  args: {
    words: pageWords,
    conflicts: [
      {
        path: 'sections[home/method]',
        label: 'Section 2',
        before: '',
        after: 'Titre : Notre méthode\nIntroduction : Trois temps.',
      },
    ],
    mergedIn: [],
    isSavePending: false,
  },
});

/** Chacun a changé d’autres champs : rien à choisir, mais ce qui est venu de l’autre côté est dit. */
export const Merged = meta.story({
  name: 'Réuni de soi-même',
  args: { conflicts: [], mergedIn: ['Extrait', 'Tags'] },
});
