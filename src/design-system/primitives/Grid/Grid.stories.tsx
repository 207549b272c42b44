import preview from '#storybook/preview.tsx';
import { Card } from '../../components/Card/index.ts';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Primitives/Grille · Grid',
  component: Grid,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Autant de colonnes égales qu’il en tient, une seule au téléphone.

\`\`\`tsx
<Grid $column="medium">…</Grid>
\`\`\`

**À faire** : la largeur sous laquelle une carte ne se lit plus.

**À éviter** : une grille de cartes identiques à icône. Pour un mélange de tailles, la section dessine sa propre grille.`,
      },
    },
  },
});

export const Default = meta.story({
  render: () => (
    <Grid>
      {['Balado', 'Vidéo', 'Marketing', 'Formation', 'Studio'].map((name) => (
        <Card key={name}>
          <Card.Body>{name}</Card.Body>
        </Card>
      ))}
    </Grid>
  ),
});
