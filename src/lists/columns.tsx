import { Skeleton, type SkeletonProps } from '#design-system/components/Skeleton';

/** A column of a list: its heading, and its ghost while the rows load. */
export interface Column {
  /** As its cells have it, by which styles place them. */
  name: string;
  title: string;
  isNumeric?: boolean;
  /** The lines of its ghost; without it one, as wide as the column. */
  ghost?: readonly NonNullable<SkeletonProps['width']>[];
}

/** The first column of rows that are chosen, and the last of those that have a menu. */
export const choosing: Column = { name: 'choice', title: 'Choix' };
export const acting: Column = { name: 'actions', title: 'Actions' };

/** The heading of one column. */
export const Heading = ({ column: { name, title, isNumeric } }: { column: Column }) => (
  <th
    scope="col"
    data-column={name}
    data-numeric={isNumeric || undefined}
    data-actions={name === acting.name || undefined}
  >
    {title}
  </th>
);

/** The headings of a list. */
export const Headings = ({ columns }: { columns: readonly Column[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <Heading key={column.name} column={column} />
      ))}
    </tr>
  </thead>
);

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows of a list while they load. */
export const Ghosts = ({ columns }: { columns: readonly Column[] }) => (
  <Skeleton.Group as="tbody" label="">
    {rows.map((row) => (
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
