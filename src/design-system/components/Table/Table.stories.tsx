import { Pencil, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { Badge } from '../Badge/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Table } from './Table.tsx';

const rows = [
  ['Le son des fêtes', 'Publié', 'default', 'Balado', '#E2502F', 1284],
  ['Parler franc en public', 'Brouillon', 'secondary', 'Formation', '#0B7268', 0],
  ['Dix ans de voix', 'Archivé', 'outline', 'Stratégie', '#003A69', 15302],
] as const;

const meta = preview.meta({
  title: 'Composants/Tableau · Table',
  component: Table,
  args: {
    caption: 'Articles',
    hasRowHover: true,
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Titre</th>
            <th scope="col">Statut</th>
            <th scope="col">Catégorie</th>
            <th scope="col" data-numeric>
              Vues
            </th>
            <th scope="col" data-actions>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, status, variant, category, color, views]) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td>
                <Badge variant={variant}>{status}</Badge>
              </td>
              <td>
                <Badge outlineColor={color}>{category}</Badge>
              </td>
              <td data-numeric>{views.toLocaleString('fr-CA')}</td>
              <td data-actions>
                <IconButton size="small" label={`Modifier ${title}`} icon={Pencil} />
                <IconButton size="small" variant="danger" label={`Supprimer ${title}`} icon={Trash2} />
              </td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    layout: 'padded',
    description: `Un tableau de données, stylé une fois pour toutes ses lignes. À l’étroit, il défile de côté, au clavier aussi.

Aussi : tri, colonnes, données.

\`\`\`tsx
<Table caption="Articles" density="dense" hasRowHover>
  <thead><tr><th scope="col">Titre</th><th scope="col" data-numeric>Vues</th></tr></thead>
  <tbody><tr><th scope="row">…</th><td data-numeric>1 284</td></tr></tbody>
</Table>
\`\`\``,
  },
});

/** La table défile au clavier aussi. */
export const Default = meta.story({
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Articles' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Modifier Le son des fêtes' })).toHaveFocus();
  }),
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
