import preview from '#storybook/preview.tsx';
import { ResultsBand } from './ResultsBand.tsx';
import { resultsBandContent } from './resultsBand.section.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/Bande de résultats · ResultsBand',
  component: ResultsBand,
  args: resultsBandContent,
  parameters: {
    guide: {
      use: ['Sous l’ouverture de l’accueil : la note et quatre chiffres, chacun avec un geste.'],
      instead: [
        { when: 'Un chiffre mène les autres', take: 'site/sections/home/Impact' },
        { when: 'Les chiffres se lisent seuls', take: 'site/sections/shared/StatsBand' },
      ],
    },
    description: `Juste sous le Hero de l’accueil : la note moyenne des clients et quatre chiffres, chacun raconté par un geste. Les bras sortent de la ligne au-dessus du chiffre : un geste se choisit avec son chiffre, et « Aucun » n’en dessine pas. La note s’affiche comme \`rating.label\` l’écrit (« 4.9/5 »); \`rating.value\` remplit les étoiles, arrondies à la demie : 4,9 en remplit cinq.

**À faire** : changer \`label\` et \`value\` ensemble, rien ne tire l’un de l’autre.`,
  },
});

export const Default = meta.story();
