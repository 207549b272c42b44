import { blogArticle } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { ArticleBody } from './ArticleBody.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/Texte d’un article · ArticleBody',
  component: ArticleBody,
  args: { article: blogArticle },
  parameters: {
    guide: {
      use: ['Pour le texte d’un article du blogue et ce qui l’entoure.'],
      instead: [
        { when: 'Le texte est légal ou par chapitres', take: 'site/sections/legal/LegalText' },
        { when: 'Il n’y a que le texte', take: 'design-system/components/Prose' },
      ],
    },
    description:
      'Le texte d’un article, et à côté qui l’a écrit, sa catégorie, ses mots-clés et le fil Atom; au téléphone, tout cela passe sous le texte. Ce qui manque ne laisse pas de trace : voir Bare, où il ne reste que le fil.',
  },
});

export const Default = meta.story();

export const Bare = meta.story({
  args: { article: { ...blogArticle, content: '', profiles: null, categories: null, article_tags: [] } },
});
