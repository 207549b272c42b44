import preview from '#storybook/preview.tsx';
import { ContentLists } from './ContentLists.tsx';
import { contentListsContent } from './contentLists.section.ts';

const meta = preview.meta({
  title: 'Sections/Communication et visibilité/Listes de contenus · ContentLists',
  component: ContentLists,
  args: contentListsContent,
  parameters: {
    guide: {
      use: ['Sur la page Communication : tout ce qui se produit, en noms.'],
      instead: [{ when: 'Chaque chose a un prix', take: 'site/sections/visibility/VisibilityServices' }],
    },
    description:
      'Tout ce que l’agence produit, par support (imprimé, écran, mots, en personne), composé comme le sommaire d’un magazine. Des noms seulement, sans prix ni lien : les budgets sont dans les onglets au-dessus.',
  },
});

export const Default = meta.story();
