import { Pencil, Trash2 } from 'lucide-react';
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import type { ArticleListItem } from '#data/articles/article.queries.ts';
import { formatShortDay, formatWhole } from '#data/formats.ts';
import { Badge } from '#design-system/components/Badge';
import { IconButton } from '#design-system/components/IconButton';
import { StatusBadge } from '../StatusBadge/index.ts';

export interface ArticleRowProps {
  article: ArticleListItem;
  /** Place in the list, from 0. */
  index: number;
  /** Admins delete. */
  onDelete?: (article: ArticleListItem) => Promise<unknown>;
  isDeleting: boolean;
  ref?: Ref<HTMLTableRowElement>;
}

/** One article of the list: what it says, where it stands, what can be done with it. */
export const ArticleRow = memo(function ArticleRow({
  article,
  index,
  onDelete,
  isDeleting,
  ref,
}: ArticleRowProps) {
  const { id, title, excerpt, status, categories, profiles, views_count, created_at } = article;
  const author = [profiles?.first_name, profiles?.last_name].filter(Boolean).join(' ');
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" data-column="title">
        <Link to={paths.admin.article(id)}>{title}</Link>
        {excerpt && <p>{excerpt}</p>}
      </th>
      <td data-column="status">
        <StatusBadge status={status} />
      </td>
      <td data-column="category">
        {categories && <Badge outlineColor={categories.color}>{categories.name}</Badge>}
      </td>
      <td data-column="author">{author}</td>
      <td data-column="views" data-numeric>
        {formatWhole(views_count)}
        <span data-unit> vues</span>
      </td>
      <td data-column="date" data-numeric>
        <time dateTime={created_at}>{formatShortDay(created_at)}</time>
      </td>
      <td data-column="actions" data-actions>
        <IconButton
          label={`Éditer l’article ${title}`}
          icon={Pencil}
          size="small"
          render={<Link to={paths.admin.article(id)} />}
        />
        {onDelete && (
          <IconButton
            label={`Supprimer l’article ${title}`}
            icon={Trash2}
            variant="danger"
            size="small"
            isPending={isDeleting}
            onClick={() => void onDelete(article)}
          />
        )}
      </td>
    </tr>
  );
});
