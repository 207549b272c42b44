import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { LoadError } from '#admin/layout/LoadError/index.ts';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import type { Article } from '#data/articles/article.schema.ts';
import { useArticle } from '#data/articles/useArticles.ts';
import { Spinner } from '#design-system/components/Spinner';
import { ArticleEditor } from '../ArticleEditor/index.ts';
import { ArticleFormSkeleton } from '../ArticleFormSkeleton/index.ts';
import { BackToList } from '../BackToList.tsx';

/** The editor, for a new article and for one that exists (spec section 2). */
export function ArticleEditPage() {
  const { id } = useParams();
  const articleId = useArticleId(id);
  const query = useArticle(id ?? null);
  useLoadErrorNotice(query, notices.dataNotLoaded);

  // What the editor starts from is read once: a later answer must not change the text under the person's hands.
  const [opened, setOpened] = useState<{ id: string; article: Article | null } | null>(null);
  const isCurrent = query.isFetchedAfterMount || !query.isStale;
  if (opened?.id !== articleId) {
    if (!id) setOpened({ id: articleId, article: null });
    else if (query.data && isCurrent) setOpened({ id: articleId, article: query.data });
  }

  if (opened?.id === articleId) {
    return <ArticleEditor key={articleId} id={articleId} article={opened.article} />;
  }
  return (
    <AdminPage
      title="Éditer l'article"
      intro={<BackToList />}
      actions={!query.isError && <Spinner label="Chargement..." />}
    >
      {query.isError ? (
        <LoadError
          title={notices.dataNotLoaded.description}
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ArticleFormSkeleton />
      )}
    </AdminPage>
  );
}

/**
 * The id of the article on screen. A new one gets its id here, so that it keeps its editor, and what was typed meanwhile, when its
 * first save gives it an address.
 */
function useArticleId(id: string | undefined) {
  const [lastId, setLastId] = useState(id);
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  if (id !== lastId) {
    setLastId(id);
    if (!id) setNewId(crypto.randomUUID());
  }
  return id ?? newId;
}
