import preview from '#storybook/preview.tsx';
import { Card } from '../../components/Card/index.ts';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Primitives/Grille · Grid',
  component: Grid,
  parameters: {
    layout: 'padded',
    description: `Autant de colonnes égales qu’il en tient, une seule au téléphone.

\`\`\`tsx
<Grid $column="medium">…</Grid>
\`\`\``,
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
