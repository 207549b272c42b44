import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { DocumentVersions, VersionsSkeleton } from '#documents/admin/DocumentVersions/DocumentVersions.tsx';
import { useDocumentDescription, useRecords } from '#documents/admin/describeDocument.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { articleQuery, restoreArticlesMutation } from '#features/articles/data/article.queries.ts';
import { tellRenamed } from '#lists/tellRenamed.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { toDataError } from '#data/errors.ts';
import { useToast } from '#design-system/components/Toast';
import { paths } from '#paths.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { articleSection } from '../article.kind.ts';
import { renderVersionState } from '../StatusBadge/StatusBadge.tsx';

/** Every save of a deleted article, and the way back to one. Those of an article that exists stand in its editor. */
export function ArticleVersionsPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const article = useQuery(articleQuery(id));
  const records = useRecords(articleSection);
  const isDeleted = article.isError && toDataError(article.error).kind === 'notFound';
  const needed = [...(isDeleted ? [] : [article]), ...records.queries];

  if (article.data)
    return <Navigate to={`${paths.admin.article(id)}${search || '?version=latest'}`} replace />;
  return (
    <AdminPage
      title="Versions de l’article"
      intro={<BackTo address={paths.admin.deletedArticles}>Articles supprimés</BackTo>}
    >
      {needed.some(({ isError }) => isError) ? (
        <LoadError query={needed} />
      ) : isDeleted && records.queries.every(({ data }) => data !== undefined) ? (
        <Versions articleId={id} />
      ) : (
        <VersionsSkeleton />
      )}
    </AdminPage>
  );
}

function Versions({ articleId }: { articleId: string }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const { attempt } = useAttempt();
  const { mutateAsync: restoreDeleted, isPending } = useMutation(restoreArticlesMutation);
  return (
    <DocumentVersions
      document={toArticleDocument(articleId)}
      description={useDocumentDescription(articleSection)}
      opensLatest
      present={null}
      empty={
        <EmptyState title="Aucune version.">
          Cet article n’existe pas, ou plus&nbsp;: ses versions ne sont gardées que trente jours après sa
          suppression.
        </EmptyState>
      }
      renderState={renderVersionState}
      isPending={isPending}
      onRestoreDeleted={(number) =>
        attempt(async () => {
          const restored = await restoreDeleted({ gone: [articleId], version: number });
          showToast(tellRenamed(notices.articlesRestored(1), restored));
          await navigate(paths.admin.article(articleId), { replace: true });
        })
      }
    />
  );
}
