import { Table } from '#design-system/components/Table';
import preview from '#storybook/preview.tsx';
import { breakpoints } from '../tokens/breakpoints.ts';
import { size, space } from '../tokens/space.ts';
import { zIndex } from '../tokens/zIndex.ts';
import { Bar, Page } from './Specimen.styles.ts';

const meta = preview.meta({
  title: 'Fondations/Espaces',
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Une base de 4 px, en rem. \`section\` et \`gutter\` suivent la largeur de l’écran. Les tailles portent un sens : la cible du doigt,
la colonne de lecture, l’anneau de focus.

\`\`\`tsx
padding: \${theme.space[6]};
min-height: \${theme.size.touch};
\`\`\``,
      },
    },
  },
});

interface Token {
  name: string;
  value: string;
}

function Tokens({ caption, tokens, isDrawn }: { caption: string; tokens: Token[]; isDrawn?: boolean }) {
  return (
    <Table caption={caption} density="dense" isCaptionVisible>
      <thead>
        <tr>
          <th scope="col">Jeton</th>
          <th scope="col">Valeur</th>
          {isDrawn && <th scope="col">Mesure</th>}
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{value}</td>
            {isDrawn && (
              <td>
                <Bar style={{ width: value }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const list = (tokens: object): Token[] =>
  Object.entries(tokens).map(([name, value]) => ({ name, value: String(value) }));

export const Espaces = meta.story({
  render: () => (
    <Page>
      <Tokens caption="Distances" tokens={list(space)} isDrawn />
    </Page>
  ),
});

export const Tailles = meta.story({
  render: () => (
    <Page>
      <Tokens caption="Tailles" tokens={list(size)} />
    </Page>
  ),
});

export const PointsDeRupture = meta.story({
  name: 'Points de rupture et empilement',
  render: () => (
    <Page>
      <Tokens
        caption="Largeurs d’écran, en px, à partir desquelles une mise en page plus large s’applique"
        tokens={list(breakpoints)}
      />
      <Tokens caption="Ordre d’empilement" tokens={list(zIndex)} />
    </Page>
  ),
});
