import { useQuery } from '@tanstack/react-query';
import type { DocumentActs } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import type { DocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import { type ArticleInput, toStoredArticle } from '#features/articles/data/article.schema.ts';
import { publicPageQuery } from '#features/articles/data/publicPage.ts';
import { PublicPageProblem } from './PublicPageProblem.tsx';
import { PublicPageState } from './PublicPageState.tsx';

/** Adds to where an article stands whether its last save has reached visitors, and why not (product: reaching visitors). */
export function usePublicPage(
  { state: { saved, saving, savedAt } }: DocumentEditing<ArticleInput>,
  { standing, place }: Pick<DocumentActs, 'standing' | 'place'>,
): Pick<DocumentActs, 'standing' | 'notices'> {
  const stored = toStoredArticle(saved);
  const path = (stored && place?.isOnline && place.toPath(stored.slug)) || null;
  const publishedAt = saved?.published_at;
  const hasSaved = saving.phase === 'idle' && savedAt !== null;
  const published = path && publishedAt && hasSaved ? { path, savedAt: publishedAt } : null;
  const page = useQuery(publicPageQuery(published));
  const isOnline = !published || (page.isFetching ? null : page.data === null);
  return {
    standing: { ...standing, aside: path && <PublicPageState path={path} isOnline={isOnline} /> },
    notices: page.data && !page.isFetching && (
      <PublicPageProblem problem={page.data} onRetry={() => void page.refetch()} />
    ),
  };
}
