import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ArticlePreviews } from './ArticlePreviews.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Aperçus hors du site · ArticlePreviews',
  component: ArticlePreviews,
  parameters: {
    guide: {
      use: ['Dans la carte « SEO » : l’article dans les résultats d’un moteur, et partagé sur un réseau.'],
      instead: [{ when: 'C’est une page du site', take: 'site/sections/shared/HeadPreview' }],
    },
    layout: 'padded',
    description:
      'Dans la carte « SEO » du formulaire : l’article en résultat de recherche, titre coupé au bout de sa ligne, description au bout de trois, et en carte de réseau social. Sans image, ou quand elle ne se charge pas, c’est la couverture dessinée d’après l’identifiant de l’article : la carte n’a jamais de trou. Le formulaire donne le titre et l’extrait de l’article quand « Meta Title » et « Meta Description » sont vides.',
  },
  args: {
    title: 'Filmer une entrevue avec la lumière du jour',
    description: 'Placer votre invité, choisir l’heure et corriger les ombres sans projecteur.',
    slug: 'filmer-une-entrevue-avec-la-lumiere-du-jour',
    image: '',
    seed: 'e0000000-0000-4000-8000-000000000002',
  },
});

export const Default = meta.story();

export const Blank = meta.story({
  args: { title: 'Titre de l’article', description: '', slug: '', image: '/n-existe-pas.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});

export const LongContent = meta.story({
  args: {
    title:
      'Un titre qui n’en finit pas de dire tout ce que l’article dira encore une fois plus loin, et davantage',
    description: 'Une description bien trop longue pour être lue. '.repeat(10),
    slug: 'un-titre-qui-n-en-finit-pas-'.repeat(6),
  },
});
