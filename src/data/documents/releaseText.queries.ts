import { queryOptions } from '@tanstack/react-query';
import { fetchArticle } from '../articles/article.queries.ts';
import { DataError } from '../errors.ts';
import { fetchDocument } from './document.queries.ts';
import { documentListKeys } from './documentCache.ts';
import { findKind, toArticleId } from './documentKey.ts';

/** A document of a release: what visitors read, null where nothing is online; and what they will read instead. */
export type ReleaseText = { online: unknown; next: unknown };

/** What a release makes of a document, if it isn't taken from the site. Whoever may edit it. */
async function fetchReleaseText(document: string): Promise<ReleaseText> {
  const state = await fetchDocument(document);
  if (!state) throw new DataError('notFound');
  const { pending, online } = state;
  const saved = pending ?? online;
  // What isn't published yet has no text but that of its table.
  const next =
    saved === null && findKind(document) === 'article' ? await fetchArticle(toArticleId(document)) : saved;
  return { online, next };
}

/** What a release makes of a document (`fetchReleaseText`), as it is now; read again with the releases. */
export const releaseTextQuery = (document: string) =>
  queryOptions({
    queryKey: [...documentListKeys.releases, 'text', document],
    queryFn: () => fetchReleaseText(document),
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });
