import { noop, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DocumentVersions, type Restore, VersionsSkeleton } from '#documents/admin/DocumentVersions/index.ts';
import { useDocumentDescription, useRecords } from '#documents/admin/useDocumentDescription.ts';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { BackTo } from '#admin/shell/BackTo.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { articleQuery } from '#features/articles/data/article.queries.ts';
import { type Article, type ArticleInput, toArticleInput } from '#features/articles/data/article.schema.ts';
import {
  restoreDeletedArticleMutation,
  restoreVersionMutation,
} from '#features/articles/data/restoration.queries.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { toDataError } from '#data/errors.ts';
import { useToast } from '#design-system/components/Toast';
import { paths } from '#paths.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { articleSection } from '../article.kind.ts';
import { StatusBadge } from '../StatusBadge/index.ts';

/** Every save of an article, also of a deleted one: the list, two of them compared, and the ways back. */
export function ArticleVersionsPage() {
  const { id = '' } = useParams();
  const article = useQuery(articleQuery(id));
  const records = useRecords(articleSection);
  const isDeleted = article.isError && toDataError(article.error).kind === 'notFound';
  // Without the present text nothing can be compared with it, nor brought back.
  const needed = [...(isDeleted ? [] : [article]), ...records.queries];

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
      {needed.some(({ isError }) => isError) ? (
        <LoadError title={notices.dataNotLoaded.description} query={needed} />
      ) : needed.every(({ data }) => data !== undefined) ? (
        <Versions articleId={id} present={isDeleted ? null : (article.data ?? null)} />
      ) : (
        <VersionsSkeleton />
      )}
    </AdminPage>
  );
}

/** `present` is null for an article that is deleted. */
function Versions({ articleId, present }: { articleId: string; present: Article | null }) {
  const navigate = useNavigate();
  const showToast = useToast();
  const [now] = useState(() => Date.now());
  const { mutateAsync: save, isPending } = useMutation(restoreVersionMutation(articleId));
  const { mutateAsync: restoreDeleted, isPending: isRestoring } = useMutation(restoreDeletedArticleMutation);

  const onRestore: Restore<ArticleInput> = async ({ text, note }) => {
    const restored = present && (await save({ present, text, note }).catch(noop));
    if (!restored) return null;
    const before = toArticleInput(present, Date.now());
    return () =>
      save({ present: restored, text: before, note: 'Restauration annulée' }).then(
        () => true,
        () => false,
      );
  };
  return (
    <DocumentVersions
      document={toArticleDocument(articleId)}
      description={useDocumentDescription(articleSection)}
      opensLatest
      present={present && { title: 'Version actuelle', text: toArticleInput(present, now) }}
      empty={
        <EmptyState title="Aucune version.">
          Cet article n’existe pas, ou plus&nbsp;: ses versions ne sont gardées que trente jours après sa
          suppression.
        </EmptyState>
      }
      renderState={({ publication }) =>
        publication && <StatusBadge status={publication.status} publishedAt={publication.published_at} />
      }
      isPending={isPending || isRestoring}
      onRestore={onRestore}
      onRestoreDeleted={(number) =>
        restoreDeleted({ articleId, number }).then(() => {
          showToast(notices.deletedArticleRestored);
          void navigate(paths.admin.article(articleId));
        }, noop)
      }
    />
  );
}
