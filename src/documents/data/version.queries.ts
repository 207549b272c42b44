import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Article } from '#features/articles/data/article.schema.ts';
import type { Database, Enums, Json } from '#generated/database.types.ts';
import { DataError } from '#data/errors.ts';
import { type Page, toPage } from '#data/paging.ts';
import { supabase } from '#data/supabase.ts';
import { toDocumentKey } from './documentCache.ts';

/** Why a version was saved. */
export type VersionReason = Enums<'version_reason'>;

type Functions = Database['public']['Functions'];
type EmptyColumn = 'note' | 'first_name' | 'last_name';
type Listed = Functions['list_document_versions']['Returns'][number];
type Kept = 'number' | 'reason' | 'saved_at' | 'is_pending';

/** A save of a document, without its text. The generated types don't know what can be empty. */
export type VersionItem = Omit<Pick<Listed, Kept>, 'is_pending'> &
  Record<EmptyColumn, string | null> & {
    /** Saved beside what is online. */
    is_pending?: boolean;
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

/** One page of the saves of a document, the latest first: also of a deleted article. Whoever may edit it. */
async function fetchVersions(document: string, page: number): Promise<Page<VersionItem>> {
  const { data } = await supabase()
    .rpc('list_document_versions', { document, wanted_page: page })
    .throwOnError();
  return toPage(data, ({ total: _total, page: _page, status, published_at, ...version }): VersionItem => ({
    ...version,
    ...(status && { publication: { status: status as Article['status'], published_at } }),
  }));
}

/** One save of a document, whole. Fails as `notFound` when there is none with this number. Whoever may edit it. */
export async function fetchVersion(document: string, number: number): Promise<Version> {
  const { data } = await supabase()
    .rpc('read_document_version', { document, wanted_number: number })
    .throwOnError();
  const [version] = data as Version[];
  if (!version) throw new DataError('notFound', { sentence: 'Cette version n’existe plus.' });
  return version;
}

/** One page of the saves of a document (`fetchVersions`). The page before stays until it is there. */
export const versionsQuery = (document: string, page: number) =>
  queryOptions({
    queryKey: [...toDocumentKey('versions', document), page],
    queryFn: () => fetchVersions(document, page),
    placeholderData: keepPreviousData,
    // Anybody may have saved meanwhile.
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** One save of a document (`fetchVersion`); nothing is requested while `number` is null. What was read is never read again. */
export const versionQuery = (document: string, number: number | null) =>
  queryOptions({
    queryKey: [...toDocumentKey('version', document), number],
    queryFn: () => fetchVersion(document, number ?? 0),
    enabled: number !== null,
    staleTime: 60_000,
    meta: { notice: 'dataNotLoaded' },
  });
