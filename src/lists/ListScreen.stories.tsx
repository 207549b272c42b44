import { useQuery } from '@tanstack/react-query';
import { fn } from 'storybook/test';
import styled from 'styled-components';
import { EmptyState } from '#design-system/components/EmptyState';
import { Table } from '#design-system/components/Table';
import preview from '#storybook/preview.tsx';
import { ChoiceCell, choiceColumn, NoChoiceCell } from './Choice.tsx';
import { countRows } from './countRows.ts';
import { ListError } from './ListError.tsx';
import { ListScreen } from './ListScreen.tsx';
import { RowMenu } from './RowMenu.tsx';
import { SearchField } from './SearchField.tsx';
import { useListState } from './useList.ts';

const people = ['Camille Roy', 'Luc Tremblay', 'Zoé Fortin'];

const Choices = styled(Table)`
  ${choiceColumn}
`;

/** A list of people, by name. */
function People({ names, total }: { names: readonly string[]; total: number }) {
  const list = useListState<object>({});
  const query = useQuery({
    queryKey: ['story', names, total, list.page],
    queryFn: async () => ({ rows: [...names], total, page: list.page }),
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
      {(rows = []) => (
        <Choices caption="Personnes">
          <tbody>
            {rows.map((name, index) => (
              <tr key={name}>
                {index < 2 ? (
                  <ChoiceCell
                    label={`Choisir ${name}`}
                    id={name}
                    choosing={{ isSelected: (id) => id === people[0], toggle: fn() }}
                  />
                ) : (
                  <NoChoiceCell />
                )}
                <th scope="row">{name}</th>
                <RowMenu name={name} items={[{ label: 'Ouvrir', onSelect: fn() }]} />
              </tr>
            ))}
          </tbody>
        </Choices>
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
      'Ce que toutes les listes ont de pareil : le compte, les lignes, leurs pages (`PageLinks`), et ce qui se dit où il n’y en a aucune. Une ligne se choisit (`ChoiceCell`) et a ses actions derrière « … » (`RowMenu`).',
  },
});

export const Loaded = meta.story();

export const Pages = meta.story({ args: { total: 120 } });

export const Empty = meta.story({ args: { names: [], total: 0 } });

/** `ListError` : à la place d’une liste qui n’est pas venue. */
export const NotLoaded = meta.story({ render: () => <ListError what="les personnes" onRetry={fn()} /> });

/** `SearchField` : l’adresse suit ce qui est tapé. */
export const Search = meta.story({
  render: () => <SearchField value="roy" label="Chercher" placeholder="Nom ou courriel" onSearch={fn()} />,
});
