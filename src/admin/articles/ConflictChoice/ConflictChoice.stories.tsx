import { expect, fn } from 'storybook/test';
import { emptyArticle } from '#data/articles/article.schema.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ConflictChoice, type ConflictChoiceProps } from './ConflictChoice.tsx';

const args: ConflictChoiceProps = {
  text: {
    ...emptyArticle,
    title: 'Le son des fêtes',
    excerpt: 'Enregistrer une fête sans la gâcher, en trois gestes.',
    status: 'published',
  },
  conflicts: { excerpt: 'Enregistrer une fête, sans fil ni stress.', status: 'archived' },
  mergedIn: ['title'],
  isSavePending: true,
  onResolve: fn(),
};

const meta = preview.meta({
  title: 'Administration/Articles/Deux versions',
  component: ConflictChoice,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false },
      description: {
        component: `
L’article a été enregistré ailleurs pendant qu’il s’écrivait ici. Ce qui n’a changé que là-bas entre de soi-même et se nomme; ce qui a changé des deux côtés se choisit champ par champ, et rien n’est écrasé d’ici là.

Après le dernier choix, l’enregistrement demandé se poursuit. « Prendre leur texte » s’annule depuis la notification.`,
      },
    },
  },
  args,
});

/** Des deux côtés, les mêmes champs ont changé : chacun se choisit. */
export const Default = meta.story({
  play: inTests(async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prendre leur texte : Statut' }));
    await expect(args.onResolve).toHaveBeenLastCalledWith('status', 'theirs');
  }),
});

/** Chacun a changé d’autres champs : rien à choisir, mais ce qui est venu de l’autre côté est dit. */
export const Merged = meta.story({ args: { conflicts: {}, mergedIn: ['excerpt', 'tag_ids'] } });
