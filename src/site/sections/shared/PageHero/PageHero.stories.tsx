import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { PageHero } from './PageHero.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Ouverture de page · PageHero',
  component: PageHero,
  args: {
    eyebrow: 'Services',
    title: 'Production audiovisuelle',
    lead: 'Balados, vidéo, captation : nous dirigeons la prise, du premier micro au fichier prêt à diffuser.',
    actions: [
      { label: 'Réserver une Consultation', to: paths.contact },
      { label: 'Voir nos réalisations', to: paths.realizations },
    ],
  },
  parameters: {
    guide: {
      use: ['En tête de toute page intérieure : le seul titre de premier rang.'],
      instead: [
        { when: 'C’est l’accueil', take: 'site/sections/home/Hero' },
        { when: 'Un article', take: 'features/articles/site/ArticleHeader' },
        { when: 'Un projet', take: 'features/projects/site/ProjectView' },
      ],
    },
    description: `La bande d’ouverture d’une page intérieure, sur son dessin (« Fondations › Ouvertures ») ou sur un fond uni : elle porte le seul titre de premier rang. \`children\` (des faits, un prix) se place à côté des mots sur grand écran, dessous au téléphone.

\`\`\`tsx
<PageHero eyebrow="Services" title="Production audiovisuelle" lead="Du premier micro au fichier prêt à diffuser." />
\`\`\`

**À éviter** : l’accueil et les articles, qui ont chacun leur ouverture (Hero, ArticleHeader).`,
  },
});

export const Default = meta.story();
