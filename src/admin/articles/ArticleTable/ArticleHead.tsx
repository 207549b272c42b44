import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ArticleSort } from '#data/articles/article.queries.ts';
import { Icon } from '#design-system/primitives/Icon';
import { type ArticleOrder, orders } from '../articleFilters.ts';
import { SortButton } from './ArticleTable.styles.ts';

export interface ArticleHeadProps {
  order: ArticleOrder;
  onOrderChange: (order: ArticleOrder) => void;
}

/** The columns of the list (product 7.1); three of them sort it. */
export function ArticleHead(props: ArticleHeadProps) {
  return (
    <thead>
      <tr>
        <SortedColumn {...props} column="title" sort="title" first="titre" second="titre-inverse">
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
        <SortedColumn {...props} column="views" sort="views" first="vues" second="moins-vus" isNumeric>
          Vues
        </SortedColumn>
        <SortedColumn {...props} column="date" sort="date" first="recents" second="anciens" isNumeric>
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
  sort: ArticleSort;
  /** The order of a first click, and of a second one. */
  first: ArticleOrder;
  second: ArticleOrder;
  isNumeric?: boolean;
  children: string;
}

function SortedColumn({
  order,
  onOrderChange,
  column,
  sort,
  first,
  second,
  isNumeric,
  children,
}: SortedColumnProps) {
  const current = orders[order];
  const direction = current.isDescending ? 'descending' : 'ascending';
  const isSorted = current.sort === sort;
  return (
    <th
      scope="col"
      data-column={column}
      data-numeric={isNumeric || undefined}
      aria-sort={isSorted ? direction : undefined}
    >
      <SortButton
        type="button"
        onClick={() => {
          onOrderChange(order === first ? second : first);
        }}
      >
        <span>{children}</span>
        {isSorted && <Icon icon={current.isDescending ? ArrowDown : ArrowUp} />}
      </SortButton>
    </th>
  );
}
