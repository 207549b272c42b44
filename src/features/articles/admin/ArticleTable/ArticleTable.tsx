import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatShortDay, formatWhole } from '#data/formats.ts';
import { Badge } from '#design-system/components/Badge';
import { IconButton } from '#design-system/components/IconButton';
import {
  type ArticleListItem,
  deleteArticlesMutation,
  restoreArticlesMutation,
} from '#features/articles/data/article.queries.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { paths } from '#paths.ts';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { articleStyles } from './ArticleTable.styles.ts';
import { useRecordDeletion } from '#lists/useDeletion.ts';
import { endOfPlan } from '#documents/admin/PlanDialog/PlanDialog.tsx';
import { notices } from '#admin/shell/notices.ts';

export interface ArticleTableProps {
  /** Rien tant qu’elles arrivent. */
  articles: readonly ArticleListItem[] | undefined;
  /** Un admin voit le bouton qui supprime. */
  canDelete: boolean;
  /** Ce qu’il faut pour en choisir plusieurs. */
  selection: Choosing;
  /** Par son mot dans `articleList`. */
  order: string | undefined;
  /** Reçoit l’ordre demandé. */
  onOrderChange: (order: string) => void;
}

/** Whether a name has more letters without a blank than a column should have. */
const isUnbroken = (name: string | null) => /\S{22}/.test(name ?? '') || undefined;

/** What the list says of each article; three columns sort it. */
const columns: readonly Column<ArticleListItem>[] = [
  {
    name: 'title',
    title: 'Titre',
    cell: ({ id, title, excerpt }) => (
      <>
        <Link to={paths.admin.article(id)}>{title}</Link>
        {excerpt && <p>{excerpt}</p>}
      </>
    ),
    ghost: ['most', 'full', 'half'],
    sorts: { ascending: 'titre', descending: 'titre-inverse' },
  },
  {
    name: 'status',
    title: 'Statut',
    cell: ({ status, published_at, is_modified, planned_for, ends_at }) => (
      <StatusBadge
        status={status}
        publishedAt={published_at}
        isModified={is_modified}
        plannedFor={planned_for}
        endsAt={ends_at}
      />
    ),
    width: '5.5rem',
  },
  {
    name: 'category',
    title: 'Catégorie',
    cell: ({ category_name: name, category_color: color }) =>
      name && (
        <Badge outlineColor={color ?? undefined} data-unbroken={isUnbroken(name)}>
          {name}
        </Badge>
      ),
    width: '7rem',
    ghost: ['most'],
  },
  {
    name: 'author',
    title: 'Auteur',
    cell: ({ author_name: name }) => <span data-unbroken={isUnbroken(name)}>{name}</span>,
    width: '5rem',
    ghost: ['most'],
  },
  {
    name: 'views',
    title: 'Vues',
    isNumeric: true,
    cell: ({ views_count }) => (
      <>
        {formatWhole(views_count)}
        <span data-unit> vues</span>
      </>
    ),
    width: '4rem',
    sorts: { ascending: 'moins-vus', descending: 'vues' },
  },
  {
    name: 'date',
    title: 'Date',
    isNumeric: true,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDay(created_at)}</time>,
    width: '5.5rem',
    sorts: { ascending: 'anciens', descending: 'recents' },
  },
];

/** One page of articles. */
export function ArticleTable({ articles, canDelete, selection, ...sorting }: ArticleTableProps) {
  const { deleteRows, deletingIds } = useArticleDeletion();
  return (
    <ListTable
      caption="Articles"
      rows={articles}
      columns={columns}
      choice={{ selection, label: ({ title }) => `Choisir ${title}` }}
      acts={(article) => (
        <>
          <IconButton
            label={`Éditer l’article ${article.title}`}
            icon={Pencil}
            size="small"
            render={<Link to={paths.admin.article(article.id)} />}
          />
          {canDelete && (
            <IconButton
              label={`Supprimer l’article ${article.title}`}
              icon={Trash2}
              variant="danger"
              size="small"
              isPending={deletingIds.includes(article.id)}
              onClick={() => void deleteRows([article])}
            />
          )}
        </>
      )}
      actsWidth="6rem"
      others="7rem"
      cardsBelow="58rem"
      hasStickyHead
      styles={articleStyles}
      {...sorting}
    />
  );
}

type Deleted = Pick<ArticleListItem, 'id' | 'title' | 'release_id' | 'release_name' | 'planned_for'>;

/** What else doesn't come about: the release in which an article stands, or the change of it that is planned. */
export function endOfPlans(articles: readonly Deleted[]) {
  const planned = articles.filter(({ release_id }) => release_id !== null);
  const [first] = planned;
  if (!first) return '';
  return articles.length === 1
    ? endOfPlan({ releaseName: first.release_name, dueAt: first.planned_for })
    : 'Ce qui en était planifié ne paraîtra pas.';
}

/** Deletes articles after the question, and offers to take it back. */
export const useArticleDeletion = () =>
  useRecordDeletion<Deleted>(
    { remove: deleteArticlesMutation, restore: restoreArticlesMutation },
    {
      subject: 'article',
      name: ({ title }) => title,
      consequence: endOfPlans,
      deleted: notices.articlesDeleted,
      restored: notices.articlesRestored,
    },
  );
