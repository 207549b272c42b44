import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/index.ts';
import { LoadError } from '#admin/shell/LoadError/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { countRows, ListScreen, useList } from '#admin/lists/index.ts';
import { articleQuery } from '#data/articles/article.queries.ts';
import { toDataError } from '#data/errors.ts';
import { revisionsQuery } from '#data/revisions/revision.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { Skeleton } from '#design-system/components/Skeleton';
import { paths } from '#paths.ts';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { VersionList } from '../VersionList/index.ts';
import { Panes } from './ArticleVersionsPage.styles.ts';
import { OpenedVersion } from './OpenedVersion.tsx';

/** Every save of an article, also of a deleted one: the list, two of them compared, and the ways back. */
export function ArticleVersionsPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const versions = useList<{ wanted_page?: number }>();
  const article = useQuery(articleQuery(id));
  const query = useQuery(revisionsQuery(id, versions.page));

  const isDeleted = article.isError && toDataError(article.error).kind === 'notFound';
  // Without the present text nothing can be compared with it, nor brought back.
  const failed = query.isError ? query : article.isError && !isDeleted ? article : null;
  const list = query.data;
  const chosen = getNumber(params.get('version')) ?? list?.rows[0]?.number ?? null;
  const isReady = list !== undefined && (isDeleted || article.data !== undefined);

  return (
    <AdminPage
      title="Versions de l’article"
      intro={
        isDeleted ? (
          <BackTo address={paths.admin.deletedArticles}>Articles supprimés</BackTo>
        ) : (
          <BackTo address={paths.admin.article(id)}>Retour à l’article</BackTo>
        )
      }
    >
      {failed && <LoadError title={notices.dataNotLoaded.description} query={failed} />}
      {!failed && !isReady && (
        <Skeleton.Group label="Chargement des versions…">
          <Skeleton shape="title" width="half" />
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton />
        </Skeleton.Group>
      )}
      {!failed && isReady && list.total === 0 && (
        <EmptyState title="Aucune version.">
          Cet article n’existe pas, ou plus&nbsp;: ses versions ne sont gardées que trente jours après sa
          suppression.
        </EmptyState>
      )}
      {!failed && isReady && chosen !== null && list.total > 0 && (
        <Panes>
          <div>
            <ListScreen
              list={versions}
              query={query}
              failure={notices.dataNotLoaded.description}
              loading=""
              count={(shown) => countRows(shown, 'version', 'versions')}
              pages="Pages des versions"
            >
              {(rows = []) => <VersionList versions={rows} chosen={chosen} />}
            </ListScreen>
          </div>
          <OpenedVersion
            key={chosen}
            articleId={id}
            number={chosen}
            present={isDeleted ? null : (article.data ?? null)}
            listed={list.rows}
            latest={list.total}
          />
        </Panes>
      )}
    </AdminPage>
  );
}

function getNumber(text: string | null) {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
}
