import { useQuery } from '@tanstack/react-query';
import { fn } from 'storybook/test';
import { EmptyState } from '#design-system/components/EmptyState';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { countRows } from './countRows.ts';
import { ListError } from './ListError.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ListTable } from './ListTable.tsx';
import { RowMenu } from './RowMenu.tsx';
import { SearchField } from './SearchField.tsx';
import { useListState } from './useList.ts';

const people = ['Camille Roy', 'Luc Tremblay', 'Zoé Fortin'];

/** A list of people, by name. */
function People({ names, total }: { names: readonly string[]; total: number }) {
  const list = useListState<object>({});
  const query = useQuery({
    queryKey: ['story', names, total, list.page],
    queryFn: async () => ({ rows: names.map((id) => ({ id })), total, page: list.page }),
  });
  return (
    <ListScreen
      list={list}
      query={query}
      loading="Chargement…"
      count={(shown) => countRows(shown, 'personne', 'personnes')}
      pages="Pages des personnes"
      empty={<EmptyState title="Personne">Les personnes paraîtront ici.</EmptyState>}
    >
      {(rows) => (
        <ListTable
          caption="Personnes"
          rows={rows}
          columns={[
            {
              name: 'name',
              title: 'Nom',
              cell: ({ id }) => id,
              sorts: { ascending: 'nom', descending: '-nom' },
            },
          ]}
          order="nom"
          choice={{
            selection: { isSelected: (id) => id === people[0], toggle: fn() },
            label: ({ id }) => (id === people[2] ? null : `Choisir ${id}`),
          }}
          acts={({ id }) => <RowMenu name={id} items={[{ label: 'Ouvrir', onSelect: fn() }]} />}
        />
      )}
    </ListScreen>
  );
}

const meta = preview.meta({
  title: 'Administration/Listes/Page d’une liste · ListScreen',
  component: People,
  args: { names: people, total: 3 },
  parameters: {
    layout: 'padded',
    description:
      'Ce que toutes les listes ont de pareil : le compte, les lignes, leurs pages (`PageLinks`), et ce qui se dit où il n’y en a aucune. Une ligne se choisit (`choice`) et a ses actions derrière « … » (`acts`).',
  },
});

export const Loaded = meta.story();

export const Hovered = Loaded.extend(hovered(({ canvas }) => canvas.findByText('Camille Roy')));

export const Pages = meta.story({ args: { total: 120 } });

export const Empty = meta.story({ args: { names: [], total: 0 } });

/** `ListError` : à la place d’une liste qui n’est pas venue. */
export const NotLoaded = meta.story({ render: () => <ListError what="les personnes" onRetry={fn()} /> });

/** `SearchField` : l’adresse suit ce qui est tapé. */
export const Search = meta.story({
  render: () => <SearchField value="roy" label="Chercher" placeholder="Nom ou courriel" onSearch={fn()} />,
});
