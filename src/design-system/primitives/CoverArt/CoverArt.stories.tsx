import preview from '#storybook/preview.tsx';
import { Swatches } from '#theme/stories/Specimen.styles.ts';
import { CoverArt } from './CoverArt.tsx';

const meta = preview.meta({
  title: 'Primitives/Couverture dessinée · CoverArt',
  component: CoverArt,
  args: { seed: 'Le son des fêtes' },
  parameters: {
    layout: 'padded',
    description: `La couverture de ce qui n’a pas d’image : épisode, projet, fichier. Son identifiant choisit les barres, la barre qui parle et
l’une des quatre paires de couleurs; l’image est toujours la même.

\`\`\`tsx
<Card.Media><CoverArt seed={episode.id} /></Card.Media>
\`\`\``,
  },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Swatches as="div">
      <CoverArt seed="un" pair="dusk" />
      <CoverArt seed="deux" pair="ember" />
      <CoverArt seed="trois" pair="tide" />
      <CoverArt seed="quatre" pair="shore" />
      <CoverArt seed="cinq" ratio="card" />
      <CoverArt seed="six" ratio="square" />
    </Swatches>
  ),
});
