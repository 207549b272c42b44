import type { Guide } from '#storybook/docs/Guide/guide.ts';
import { Card } from '../../components/Card/index.ts';
import { Grid } from './Grid.tsx';

export const guide: Guide = {
  use: [
    'Des choses de même rang se comparent d’un coup d’œil : articles, projets, fichiers. Il y a autant de colonnes égales qu’il en tient, une seule au téléphone.',
  ],
  instead: [
    { when: 'Une chose mène les autres', take: 'site/sections/home/ServicesShowcase' },
    { when: 'Ce sont des données à comparer ligne à ligne', take: 'design-system/components/Table' },
    { when: 'Les éléments n’ont pas à s’aligner', take: 'design-system/primitives/Cluster' },
  ],
  variants: {
    $column: {
      narrow: 'Des vignettes, des icônes : 12 rem.',
      medium: 'Des cartes : 17 rem.',
      wide: 'Des cartes avec un texte, deux par rangée : 24 rem.',
    },
  },
  draw: (props) => (
    <Grid {...props} $gap={2}>
      {['Un', 'Deux', 'Trois'].map((name) => (
        <Card key={name}>
          <Card.Body>{name}</Card.Body>
        </Card>
      ))}
    </Grid>
  ),
  heard: 'Rien de plus que ses enfants. `as="ul"` en fait une liste, dont le nombre est dit.',
  dos: [
    {
      text: 'Choisir la largeur sous laquelle une carte ne se lit plus, et laisser la grille compter les colonnes.',
      picture: (
        <Grid $column="narrow" $gap={3}>
          {['Balado', 'Vidéo', 'Formation'].map((name) => (
            <Card key={name}>
              <Card.Body>{name}</Card.Body>
            </Card>
          ))}
        </Grid>
      ),
    },
  ],
  donts: [
    {
      text: 'Plus de huit cartes pareilles à icône : rien ne mène, l’œil n’a pas d’entrée. Une section mêle les tailles.',
      picture: (
        <Grid $column="narrow" $gap={3}>
          {['✻', '✦', '✧', '✩', '✪', '✫', '✬', '✭', '✮'].map((name) => (
            <Card key={name}>
              <Card.Body>{name} Nos solutions</Card.Body>
            </Card>
          ))}
        </Grid>
      ),
    },
  ],
};
