import { fn } from 'storybook/test';
import { emptyArticle } from '#data/articles/article.schema.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { RecoveredDraft } from './RecoveredDraft.tsx';

const server = {
  ...emptyArticle,
  title: 'Le son des fêtes',
  excerpt: 'Enregistrer une fête sans la gâcher.',
  content: 'Les grelots, les verres et les voix : une fête s’entend avant de se voir.',
};

const { title, content } = server;

const draft = {
  personId: 'p',
  articleId: 'a',
  editorId: 'e',
  editedAt: new Date(2026, 10, 16, 14, 3).getTime(),
  isNew: false,
  changes: { content: 'Les grelots, les verres et les rires : une fête s’entend bien avant de se voir.' },
  base: server,
};

const meta = preview.meta({
  title: 'Administration/Articles/Texte retrouvé',
  component: RecoveredDraft,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false },
      description: {
        component: `
Au-dessus du formulaire : un texte resté sur cet appareil sans avoir été enregistré. Il dit de quand il date et quels champs diffèrent; déplié, il montre les deux versions de chacun.

Rien n’en est fait avant que la personne le dise. « Reprendre ce texte » attend la fin d’un enregistrement en cours; « Ignorer » s’annule depuis la notification.`,
      },
    },
  },
  args: { draft, server, isPending: false, onRecover: fn(), onDismiss: fn() },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Voir ce qui diffère'));
  }),
});

/** Un nouvel article, que le serveur n’a jamais vu : son titre le nomme. */
export const NewArticle = meta.story({
  args: {
    server: emptyArticle,
    draft: { ...draft, isNew: true, changes: { title, content }, base: emptyArticle },
  },
});
