import preview from '#storybook/preview.tsx';
import { SearchPreview } from './SearchPreview.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Aperçu dans les recherches · SearchPreview',
  component: SearchPreview,
  parameters: {
    guide: {
      use: ['Dans la carte « SEO » : l’article dans les résultats d’un moteur.'],
      instead: [
        { when: 'Il est partagé sur un réseau', take: 'features/articles/admin/SharePreview' },
        { when: 'C’est une page du site', take: 'site/sections/shared/HeadPreview' },
      ],
    },
    layout: 'padded',
    description:
      'Dans la carte « SEO » du formulaire : l’article en résultat de recherche, titre coupé au bout de sa ligne, description au bout de trois. Le formulaire lui donne le titre et l’extrait de l’article quand « Meta Title » et « Meta Description » sont vides.',
  },
  args: {
    title: 'Filmer une entrevue avec la lumière du jour',
    description: 'Placer votre invité, choisir l’heure et corriger les ombres sans projecteur.',
    slug: 'filmer-une-entrevue-avec-la-lumiere-du-jour',
  },
});

export const Default = meta.story();

export const Blank = meta.story({ args: { title: 'Titre de l’article', description: '', slug: '' } });

export const LongContent = meta.story({
  args: {
    title:
      'Un titre qui n’en finit pas de dire tout ce que l’article dira encore une fois plus loin, et davantage',
    description: 'Une description bien trop longue pour être lue. '.repeat(10),
    slug: 'un-titre-qui-n-en-finit-pas-'.repeat(6),
  },
});
