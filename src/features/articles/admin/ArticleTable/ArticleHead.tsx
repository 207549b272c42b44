import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '#design-system/primitives/Icon';
import { acting, choosing, type Column, Heading } from '#lists/columns.tsx';
import { SortButton } from './ArticleTable.styles.ts';

export interface ArticleHeadProps {
  /** Par son mot dans `articleList`. */
  order: string | undefined;
  /** Reçoit l’ordre demandé. */
  onOrderChange: (order: string) => void;
}

/** The words of its two orders in `articleList`. */
type Sorts = { ascending: string; descending: string };

/** The columns of the list; three of them sort it. */
export const columns: readonly (Column | (Column & { sorts: Sorts }))[] = [
  choosing,
  {
    name: 'title',
    title: 'Titre',
    ghost: ['most', 'full', 'half'],
    sorts: { ascending: 'titre', descending: 'titre-inverse' },
  },
  { name: 'status', title: 'Statut' },
  { name: 'category', title: 'Catégorie', ghost: ['most'] },
  { name: 'author', title: 'Auteur', ghost: ['most'] },
  {
    name: 'views',
    title: 'Vues',
    isNumeric: true,
    sorts: { ascending: 'moins-vus', descending: 'vues' },
  },
  {
    name: 'date',
    title: 'Date',
    isNumeric: true,
    sorts: { ascending: 'anciens', descending: 'recents' },
  },
  acting,
];

/** Their headings. */
export function ArticleHead(props: ArticleHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          'sorts' in column ? (
            <SortedHeading key={column.name} {...props} column={column} />
          ) : (
            <Heading key={column.name} column={column} />
          ),
        )}
      </tr>
    </thead>
  );
}

function SortedHeading({
  order,
  onOrderChange,
  column: { name, title, isNumeric, sorts },
}: ArticleHeadProps & { column: Column & { sorts: Sorts } }) {
  const { ascending, descending } = sorts;
  const direction = order === ascending ? 'ascending' : order === descending ? 'descending' : undefined;
  // A number starts with the most, a date with the latest.
  const [first, second] = isNumeric ? [descending, ascending] : [ascending, descending];
  return (
    <th scope="col" data-column={name} data-numeric={isNumeric || undefined} aria-sort={direction}>
      <span data-heard="">{title}</span>
      <SortButton
        type="button"
        onClick={() => {
          onOrderChange(order === first ? second : first);
        }}
      >
        <span>{title}</span>
        {direction && <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} />}
      </SortButton>
    </th>
  );
}
