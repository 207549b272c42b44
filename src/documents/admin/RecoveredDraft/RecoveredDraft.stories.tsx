import { fn } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { articleWords } from '../testing/words.ts';
import { RecoveredDraft } from './RecoveredDraft.tsx';

const content = {
  path: 'content',
  label: 'Contenu',
  before: 'Les grelots, les verres et les voix : une fête s’entend avant de se voir.',
  after: 'Les grelots, les verres et les rires : une fête s’entend bien avant de se voir.',
};

const draft = { editedAt: Date.UTC(2026, 10, 16, 19, 3), isNew: false };

const meta = preview.meta({
  title: 'Administration/Documents/Texte retrouvé · RecoveredDraft',
  component: RecoveredDraft,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au-dessus du formulaire, quand cet appareil a gardé un texte que le serveur n’a pas.'],
      instead: [
        { when: 'Le texte vient d’une autre personne', take: 'documents/admin/ConflictChoice' },
        { when: 'L’article n’existe plus', take: 'features/articles/admin/ArticleEditPage' },
      ],
    },
    layout: 'padded',
    description: `Au-dessus du formulaire : un texte resté sur cet appareil sans avoir été enregistré. Il dit de quand il date et quels champs diffèrent; déplié, il montre les deux versions de chacun.

Rien n’en est fait avant que la personne le dise. « Reprendre ce texte » attend la fin d’un enregistrement en cours; « Ignorer » s’annule depuis la notification.`,
    docs: { story: { inline: false, height: '20rem' } },
  },
  args: {
    words: articleWords,
    draft,
    differences: [content],
    isPending: false,
    onRecover: fn(),
    onDismiss: fn(),
  },
});

export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Voir ce qui diffère'));
  }),
});

/** Un nouvel article, que le serveur n’a jamais vu : son titre le nomme. */
export const NewArticle = meta.story({
  name: 'Nouvel article',
  args: {
    draft: { ...draft, isNew: true },
    differences: [
      { path: 'title', label: 'Titre', before: '', after: 'Le son des fêtes' },
      { ...content, before: '' },
    ],
  },
});
