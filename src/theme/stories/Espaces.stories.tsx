import { Table } from '#design-system/components/Table';
import preview from '#storybook/preview.tsx';
import { breakpoints } from '../tokens/breakpoints.ts';
import { size, space } from '../tokens/space.ts';
import { zIndex } from '../tokens/zIndex.ts';
import { Bar, Page } from './Specimen.styles.ts';
import { TokenTable } from '#storybook/docs/TokenTable.tsx';

const meta = preview.meta({
  title: 'Fondations/Espaces',
  parameters: {
    layout: 'padded',
    description: `Une base de 4 px, en rem. \`section\` et \`gutter\` suivent la largeur de l’écran. Les tailles portent un sens : la cible du doigt,
la colonne de lecture, l’anneau de focus.

\`\`\`tsx
padding: \${theme.space[6]};
min-height: \${theme.size.touch};
\`\`\`

Aussi : espacement, marge, gouttière, largeur, tablette, téléphone.`,
  },
});

export const Espaces = meta.story({
  render: () => (
    <Page>
      <TokenTable
        caption="Distances"
        group="space"
        tokens={space}
        draw={(value) => <Bar style={{ width: value }} />}
      />
    </Page>
  ),
});

export const Tailles = meta.story({
  render: () => (
    <Page>
      <TokenTable caption="Tailles" group="size" tokens={size} />
    </Page>
  ),
});

export const PointsDeRupture = meta.story({
  name: 'Points de rupture et empilement',
  render: () => (
    <Page>
      <Table
        caption="Largeurs d’écran à partir desquelles une mise en page plus large s’applique"
        density="dense"
        isCaptionVisible
      >
        <thead>
          <tr>
            <th scope="col">Nom</th>
            <th scope="col" data-numeric>
              Largeur
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(breakpoints).map(([name, width]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td data-numeric>{width}&nbsp;px</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <TokenTable caption="Ordre d’empilement" group="zIndex" tokens={zIndex} />
    </Page>
  ),
});
