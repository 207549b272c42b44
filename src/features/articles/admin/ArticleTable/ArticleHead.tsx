import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '#design-system/primitives/Icon';
import { SortButton } from './ArticleTable.styles.ts';

export interface ArticleHeadProps {
  /** Par son mot dans `articleList`. */
  order: string | undefined;
  /** Reçoit l’ordre demandé. */
  onOrderChange: (order: string) => void;
}

/** The columns of the list; three of them sort it. */
export function ArticleHead(props: ArticleHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col" data-column="choice">
          Choix
        </th>
        <SortedColumn {...props} column="title" ascending="titre" descending="titre-inverse">
          Titre
        </SortedColumn>
        <th scope="col" data-column="status">
          Statut
        </th>
        <th scope="col" data-column="category">
          Catégorie
        </th>
        <th scope="col" data-column="author">
          Auteur
        </th>
        <SortedColumn {...props} column="views" ascending="moins-vus" descending="vues" isNumeric>
          Vues
        </SortedColumn>
        <SortedColumn {...props} column="date" ascending="anciens" descending="recents" isNumeric>
          Date
        </SortedColumn>
        <th scope="col" data-column="actions" data-actions>
          Actions
        </th>
      </tr>
    </thead>
  );
}

interface SortedColumnProps extends ArticleHeadProps {
  column: string;
  ascending: string;
  descending: string;
  /** Starts with the most, or the latest. */
  isNumeric?: boolean;
  children: string;
}

function SortedColumn({
  order,
  onOrderChange,
  column,
  ascending,
  descending,
  isNumeric = false,
  children,
}: SortedColumnProps) {
  const direction = order === ascending ? 'ascending' : order === descending ? 'descending' : undefined;
  const [first, second] = isNumeric ? [descending, ascending] : [ascending, descending];
  return (
    <th scope="col" data-column={column} data-numeric={isNumeric || undefined} aria-sort={direction}>
      <span data-heard="">{children}</span>
      <SortButton
        type="button"
        onClick={() => {
          onOrderChange(order === first ? second : first);
        }}
      >
        <span>{children}</span>
        {direction && <Icon icon={direction === 'descending' ? ArrowDown : ArrowUp} />}
      </SortButton>
    </th>
  );
}
