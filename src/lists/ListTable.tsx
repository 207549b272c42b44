import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import { Skeleton, type SkeletonProps } from '#design-system/components/Skeleton';
import { Icon } from '#design-system/primitives/Icon';
import { VisuallyHidden } from '#design-system/primitives/VisuallyHidden';
import { ChoiceBox, type Choosing } from './Choice.tsx';
import { ListTableRoot, SortButton } from './ListTable.styles.ts';

/** A column of a list: its heading, its cells, and its ghost while the rows load. */
export interface Column<Row> {
  /** As its cells have it, by which styles place them. */
  name: string;
  title: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** At least: it is as wide while the rows load as once they are there, as a rule. */
  width?: string;
  /** The lines of its ghost; without it one, as wide as the column. */
  ghost?: readonly NonNullable<SkeletonProps['width']>[];
  /** The words of its two orders in the description of the list. */
  sorts?: { ascending: string; descending: string };
}

export interface ListTableProps<Row extends { id: string }> extends SortProps {
  /** Names the table. */
  caption: string;
  /** The first one names its row. */
  columns: readonly Column<Row>[];
  /** Chooses rows by a box before them, if there is a selection; a row without a label isn't chosen with others. */
  choice?: { selection: Choosing | undefined; label: (row: Row) => string | null };
  /** What can be done with a row, at its end. */
  acts?: ((row: Row) => ReactNode) | undefined;
  actsWidth?: string;
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** The column that takes what room there is, if it isn't the one that names rows; null where each is as wide as it says. */
  widest?: string | null;
  /** How wide the others may be at most, where there is no more room. */
  others?: string;
  /** The width of the list from which rows are no longer cards. */
  cardsBelow?: string;
  hasStickyHead?: boolean;
  /** What only this list looks like. */
  styles?: RuleSet;
}

interface SortProps {
  /** By its word in the description of the list. */
  order?: string | undefined;
  onOrderChange?: (order: string) => void;
}

/** One page of a list as a table; where a table has no room (a phone, a window beside another), each row is a card of lines. */
export function ListTable<Row extends { id: string }>({
  caption,
  columns: own,
  choice,
  acts,
  actsWidth,
  rows,
  widest,
  others,
  cardsBelow = '48rem',
  hasStickyHead = false,
  styles,
  ...sorting
}: ListTableProps<Row>) {
  const main = own[0]?.name ?? '';
  const columns: readonly Column<Row>[] = [
    ...(choice?.selection ? [toChoiceColumn(choice.selection, choice.label)] : []),
    ...own,
    ...(acts
      ? [{ name: 'actions', title: 'Actions', cell: acts, ...(actsWidth && { width: actsWidth }) }]
      : []),
  ];
  return (
    <ListTableRoot
      caption={caption}
      density="dense"
      hasRowHover={rows !== undefined}
      hasStickyHead={hasStickyHead}
      $columns={columns}
      $main={main}
      $widest={widest === undefined ? main : widest}
      $others={others}
      $cardsBelow={cardsBelow}
      $styles={styles}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.name} {...column} {...sorting} />
          ))}
        </tr>
      </thead>
      {rows ? (
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ name, isNumeric, cell }) =>
                name === main ? (
                  <th key={name} scope="row" data-column={name}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={name}
                    data-column={name}
                    data-numeric={isNumeric || undefined}
                    data-actions={name === 'actions' || undefined}
                  >
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ) : (
        <Ghosts columns={columns} />
      )}
    </ListTableRoot>
  );
}

/** The column of the boxes that choose rows. */
const toChoiceColumn = <Row extends { id: string }>(
  selection: Choosing,
  label: (row: Row) => string | null,
): Column<Row> => ({
  name: 'choice',
  title: 'Choix',
  cell: (row) => {
    const words = label(row);
    return words === null ? (
      <VisuallyHidden>Ne se choisit pas</VisuallyHidden>
    ) : (
      <label title={words} htmlFor={`choix-${row.id}`}>
        <ChoiceBox
          id={`choix-${row.id}`}
          label={words}
          isChecked={selection.isSelected(row.id)}
          onToggle={(isRange) => selection.toggle(row.id, isRange)}
        />
      </label>
    );
  },
});

type HeadingProps = SortProps & Pick<Column<never>, 'name' | 'title' | 'isNumeric' | 'sorts'>;

function Heading({ name, title, isNumeric, sorts, order, onOrderChange }: HeadingProps) {
  const direction =
    sorts && order === sorts.ascending
      ? 'ascending'
      : sorts && order === sorts.descending
        ? 'descending'
        : undefined;
  // A number starts with the most, a date with the latest.
  const [first, second] = isNumeric
    ? [sorts?.descending, sorts?.ascending]
    : [sorts?.ascending, sorts?.descending];
  return (
    <th
      scope="col"
      data-column={name}
      data-numeric={isNumeric || undefined}
      data-actions={name === 'actions' || undefined}
      aria-sort={direction}
    >
      {first && second ? (
        <>
          <span data-heard="">{title}</span>
          <SortButton type="button" onClick={() => onOrderChange?.(order === first ? second : first)}>
            <span>{title}</span>
            {direction && <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} />}
          </SortButton>
        </>
      ) : (
        title
      )}
    </th>
  );
}

const ghostRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows of a list while they load. */
const Ghosts = ({ columns }: { columns: readonly Pick<Column<never>, 'name' | 'ghost'>[] }) => (
  <Skeleton.Group as="tbody" label="">
    {ghostRows.map((row) => (
      <tr key={row}>
        {columns.map(({ name, ghost = ['full'] }) => (
          <td key={name} data-column={name}>
            {ghost.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </td>
        ))}
      </tr>
    ))}
  </Skeleton.Group>
);
