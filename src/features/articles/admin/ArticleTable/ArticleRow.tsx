import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import type { ArticleListItem } from '#features/articles/data/article.queries.ts';
import { formatShortDay, formatWhole } from '#data/formats.ts';
import { Badge } from '#design-system/components/Badge';
import { IconButton } from '#design-system/components/IconButton';
import { ChoiceCell, type Choosing } from '#lists/Choice.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

export interface ArticleRowProps {
  article: ArticleListItem;
  /** Admins delete. */
  onDelete?: ((article: ArticleListItem) => Promise<unknown>) | undefined;
  isDeleting: boolean;
  selection: Choosing;
}

/** Whether a name has more letters without a blank than a column should have. */
const isUnbroken = (name: string | null) => /\S{22}/.test(name ?? '') || undefined;

/** One article of the list: what it says, where it stands, what can be done with it. */
export function ArticleRow({ article, onDelete, isDeleting, selection }: ArticleRowProps) {
  const { id, title, excerpt, status, published_at, category_name, category_color, views_count, created_at } =
    article;
  return (
    <tr>
      <ChoiceCell label={`Choisir ${title}`} id={id} choosing={selection} />
      <th scope="row" data-column="title">
        <Link to={paths.admin.article(id)}>{title}</Link>
        {excerpt && <p>{excerpt}</p>}
      </th>
      <td data-column="status">
        <StatusBadge
          status={status}
          publishedAt={published_at}
          isModified={article.is_modified}
          plannedFor={article.planned_for}
          endsAt={article.ends_at}
        />
      </td>
      <td data-column="category">
        {category_name && (
          <Badge outlineColor={category_color ?? undefined} data-unbroken={isUnbroken(category_name)}>
            {category_name}
          </Badge>
        )}
      </td>
      <td data-column="author">
        <span data-unbroken={isUnbroken(article.author_name)}>{article.author_name}</span>
      </td>
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
}
