import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Heading } from './Heading.tsx';
import { Text } from '../Text/index.ts';
import { Stack } from '../Stack/index.ts';

export const guide: Guide = {
  use: ['Un titre ouvre une page, une bande, une carte ou un groupe de champs.'],
  instead: [
    {
      when: 'Un mot surmonte un titre ou nomme un groupe sans ouvrir de partie',
      take: 'design-system/primitives/Text',
    },
    {
      when: 'Une bande commence par un surtitre, un titre et une phrase',
      take: 'site/sections/shared/SectionIntro',
    },
    { when: 'Le titre est celui d’une page', take: 'site/sections/shared/PageHero' },
  ],
  variants: {
    size: {
      display: 'Le titre en tête d’une page : un seul.',
      loud: 'Des mots seuls, aussi grands que leur boîte le permet : une fois par page, là où elle doit s’entendre.',
      h1: 'Le titre d’une page.',
      h2: 'Le titre d’une bande.',
      h3: 'Le titre d’une carte.',
      h4: 'Un groupe de champs.',
    },
  },
  heard:
    '« Faites entendre votre voix, titre de niveau 2 ». Le niveau vient de `level`, jamais de l’allure; une personne parcourt la page de titre en titre.',
  texts: [
    'Un titre de page : 60 signes au plus, pour tenir sur deux lignes au téléphone et entier dans les résultats d’un moteur de recherche.',
    'Un titre de bande : 45 signes; un titre de carte : 60, coupé à deux lignes dans les listes.',
    'Une promesse ou un fait, sans point à la fin. Une majuscule au premier mot seulement.',
  ],
  dos: [
    {
      text: 'Suivre le plan de la page avec `level`, et choisir l’allure avec `size`.',
      picture: (
        <Stack $gap={2}>
          <Heading level={2}>Une méthode en quatre temps</Heading>
          <Heading level={3} size="h4">
            Écouter
          </Heading>
        </Stack>
      ),
    },
  ],
  donts: [
    {
      text: 'Sauter un niveau pour obtenir une taille : le plan lu à voix haute a un trou.',
      picture: (
        <Stack $gap={2}>
          <Heading level={2}>Une méthode en quatre temps</Heading>
          <Heading level={4}>Écouter</Heading>
        </Stack>
      ),
    },
    {
      text: 'Un texte gras à la place d’un titre : personne ne peut y sauter.',
      picture: <Text weight="semibold">Une méthode en quatre temps</Text>,
    },
  ],
};
