import { blogArticle } from '#mocks/blog.ts';
import preview from '#storybook/preview.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';

const meta = preview.meta({
  title: 'Sections/Blogue/En-tête d’un article · ArticleHeader',
  component: ArticleHeader,
  args: { article: blogArticle },
  parameters: {
    guide: {
      use: ['En tête d’un article : il porte le seul titre de premier rang.'],
      instead: [{ when: 'C’est une autre page', take: 'site/sections/shared/PageHero' }],
    },
    description: `L’ouverture d’un article : fil d’Ariane vers le blogue et la catégorie, titre, extrait, auteur, date, minutes de lecture, couverture. L’image est posée sur une couverture que dessine l’identifiant : absente ou brisée, elle la laisse voir.

**À éviter** : une image qui porte du texte : elle est décorative, personne ne la lit à voix haute.`,
  },
});

export const Default = meta.story();

/** Ni extrait, ni auteur, ni catégorie; une image qui n’existe plus laisse voir la couverture dessinée. */
export const Bare = meta.story({
  args: {
    article: {
      ...blogArticle,
      excerpt: null,
      profiles: null,
      categories: null,
      featured_image_url: 'data:image/png;base64,',
    },
  },
});
