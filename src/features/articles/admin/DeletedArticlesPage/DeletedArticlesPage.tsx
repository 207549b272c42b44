import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { notices } from '#admin/shell/notices.ts';
import { countRows, ListScreen, useList } from '#lists/index.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import {
  type DeletedArticleItem,
  type DeletedArticlesRequest,
  deletedArticlesQuery,
  restoreDeletedArticleMutation,
} from '#features/articles/data/restoration.queries.ts';
import { Button } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { Table } from '#design-system/components/Table';
import { useToast } from '#design-system/components/Toast';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { BackToList } from '../BackToList.tsx';
import { formatPerson } from '#admin/shell/formatPerson.ts';

/** The articles that were deleted in the last thirty days, to look at and to bring back as drafts. */
export function DeletedArticlesPage() {
  const list = useList<DeletedArticlesRequest>();
  const query = useQuery(deletedArticlesQuery(list.request));
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutateAsync: restore, isPending, variables } = useMutation(restoreDeletedArticleMutation);

  const onRestore = ({ id }: DeletedArticleItem) =>
    restore({ articleId: id, number: null }).then(() => {
      showToast(notices.deletedArticleRestored);
      void navigate(paths.admin.article(id));
    }, noop);

  return (
    <AdminPage title="Articles supprimés" intro={<BackToList />}>
      <ListScreen
        list={list}
        query={query}
        failure={notices.articlesNotLoaded.description}
        loading="Chargement des articles..."
        count={(shown) =>
          shown.total === 0
            ? null
            : `${countRows(shown, 'article supprimé', 'articles supprimés')}. Chacun est gardé trente jours, avec toutes ses versions.`
        }
        pages="Pages des articles supprimés"
        empty={
          <EmptyState title="Aucun article supprimé.">
            Un article que l’administration supprime reste ici trente jours&nbsp;: il peut redevenir un
            brouillon.
          </EmptyState>
        }
      >
        {(articles) =>
          articles ? (
            <Table caption="Articles supprimés" density="dense" hasRowHover>
              <thead>
                <tr>
                  <th scope="col">Titre</th>
                  <th scope="col">Actions</th>
                </tr>
              </thead>
              <tbody>
                {articles.map((article) => (
                  <tr key={article.id}>
                    <th scope="row">
                      <Link to={paths.admin.articleVersions(article.id)}>{article.title}</Link>
                      <Text size="small" tone="muted" weight="regular">
                        Supprimé le{' '}
                        <time dateTime={article.deleted_at}>
                          {formatDayAndTime(toClockTime(article.deleted_at))}
                        </time>
                        , par {formatPerson(article.deleted_by)}
                      </Text>
                    </th>
                    <td data-actions>
                      <Button
                        size="small"
                        variant="outline"
                        isPending={isPending && variables.articleId === article.id}
                        aria-label={`Rétablir comme brouillon\u00A0: ${article.title}`}
                        onClick={() => void onRestore(article)}
                      >
                        Rétablir
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          ) : (
            <Skeleton.Group label="">
              <Skeleton />
              <Skeleton width="most" />
              <Skeleton />
            </Skeleton.Group>
          )
        }
      </ListScreen>
    </AdminPage>
  );
}
