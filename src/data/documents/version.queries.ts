import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Article } from '../articles/article.schema.ts';
import type { Enums, Json } from '../database.types.ts';
import { DataError } from '../errors.ts';
import { type Page, toPage } from '../pages.ts';
import { queryKeys } from '../queryKeys.ts';
import { supabase } from '../supabase.ts';
import { findKind, toArticleId } from './documentKey.ts';

/** Why a version was saved. */
export type VersionReason = Enums<'revision_reason'> | Enums<'content_reason'>;

/** A save of a document, without its text. */
export type VersionItem = Record<'note' | 'first_name' | 'last_name', string | null> & {
  number: number;
  reason: VersionReason;
  saved_at: string;
  /** The state that an article was saved in. */
  publication?: Pick<Article, 'status' | 'published_at'>;
};

/** A save of a document, whole. */
export type Version = VersionItem & {
  /** Null where it is the code's copy, or off the site. */
  value: Json;
  /** What the text names by id was called. */
  names: Record<string, string>;
};

/** One page of the saves of a document, the latest first. Whoever may edit it. */
async function fetchVersions(document: string, page: number): Promise<Page<VersionItem>> {
  const articleId = findKind(document) === 'article' ? toArticleId(document) : null;
  if (articleId === null) {
    const { data } = await supabase()
      .rpc('list_content_revisions', { content_key: document, wanted_page: page })
      .throwOnError();
    return toPage(data, ({ total: _total, page: _page, ...version }): VersionItem => version);
  }
  const { data } = await supabase()
    .rpc('list_article_revisions', { article_id: articleId, wanted_page: page })
    .throwOnError();
  return toPage(data, ({ total: _total, page: _page, status, published_at, ...version }): VersionItem => ({
    ...version,
    publication: { status, published_at },
  }));
}

/** One save of a document, whole. Fails as `notFound` when there is none with this number. Whoever may edit it. */
async function fetchVersion(document: string, number: number): Promise<Version> {
  const articleId = findKind(document) === 'article' ? toArticleId(document) : null;
  const { data } = await (
    articleId === null
      ? supabase().rpc('read_content_revision', { content_key: document, revision: number })
      : supabase().rpc('read_article_revision', { article_id: articleId, revision: number })
  ).throwOnError();
  const [version] = data as unknown as (Version & { article?: Json })[];
  if (!version) throw new DataError('notFound', { sentence: 'Cette version n’existe plus.' });
  return { ...version, value: version.article ?? version.value ?? null, names: version.names ?? {} };
}

// Of the articles: whatever is read again of all articles is read again of their saves.
const toKey = (name: string, document: string) => {
  const articleId = findKind(document) === 'article' ? toArticleId(document) : null;
  return articleId === null ? ['contents', name, document] : [...queryKeys.articles, name, articleId];
};

/** What all pages of the saves of a document are known by. */
export const versionsKey = (document: string) => toKey('revisions', document);

/** One page of the saves of a document (`fetchVersions`). The page before stays until it is there. */
export const versionsQuery = (document: string, page: number) =>
  queryOptions({
    queryKey: [...versionsKey(document), page],
    queryFn: () => fetchVersions(document, page),
    placeholderData: keepPreviousData,
    // Anybody may have saved meanwhile.
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** One save of a document (`fetchVersion`); nothing is requested while `number` is null. What was read is never read again. */
export const versionQuery = (document: string, number: number | null) =>
  queryOptions({
    queryKey: [...toKey('revision', document), number],
    queryFn: () => fetchVersion(document, number ?? 0),
    enabled: number !== null,
    staleTime: 60_000,
    meta: { notice: 'dataNotLoaded' },
  });
