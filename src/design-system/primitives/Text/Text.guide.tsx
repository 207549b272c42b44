import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Text } from './Text.tsx';

export const guide: Guide = {
  use: [
    'Un paragraphe, une légende, une aide, un mot au-dessus d’un titre.',
    'Un compte ou un état qui change et doit se dire : `isAnnounced`.',
  ],
  instead: [
    { when: 'Il ouvre une partie de la page', take: 'design-system/primitives/Heading' },
    { when: 'Il est long, avec titres et listes', take: 'design-system/components/Prose' },
    { when: 'Il ne se lit qu’à voix haute', take: 'design-system/primitives/VisuallyHidden' },
    { when: 'C’est un chiffre qui convainc', take: 'design-system/components/Stat' },
  ],
  variants: {
    size: {
      lead: 'La phrase qui ouvre une bande.',
      body: 'Ce qui se lit.',
      small: 'Ce qui annote : une date, une aide.',
      label: 'Ce qui nomme : un surtitre, un groupe.',
    },
    tone: {
      default: 'La couleur de la surface.',
      muted: 'Ce qui est second; reste au-dessus de 7 de contraste.',
      accent: 'Quelques mots, jamais un paragraphe.',
      danger: 'Ce qui a échoué, avec des mots qui le disent.',
    },
  },
  heard: 'Le texte. Avec `isAnnounced`, il est dit quand il change : « 12 articles ».',
  texts: [
    'Une idée par phrase, 20 mots au plus; trois phrases par paragraphe.',
    'Vouvoiement, verbe en premier; un chiffre, un nom ou un délai plutôt qu’un adjectif.',
  ],
  dos: [
    {
      text: '`isMeasured` pour tout paragraphe qui peut s’étirer : 60 à 72 signes par ligne.',
      picture: (
        <Text isMeasured>
          Nous enregistrons votre balado dans nos studios de la rue Saint-Joseph, puis nous le montons et le
          diffusons pour vous.
        </Text>
      ),
    },
  ],
  donts: [
    {
      text: 'Un paragraphe entier en couleur d’accent : plus rien n’est souligné.',
      picture: (
        <Text tone="accent">
          Nous enregistrons votre balado dans nos studios de la rue Saint-Joseph, puis nous le montons et le
          diffusons pour vous.
        </Text>
      ),
    },
  ],
};
