import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Enums, Json, Tables } from '#generated/database.types.ts';
import { DataError } from '#data/errors.ts';
import { fetchPage, type Page } from '#data/paging.ts';
import { supabase } from '#data/supabase.ts';
import { toDocumentKey } from './documentCache.ts';
import { readKey } from './documentKey.ts';

/** Why a version was saved. */
export type VersionReason = Enums<'version_reason'>;

type Publication = Pick<Tables<'articles'>, 'status' | 'published_at'>;

/** A save of a document, without its text. */
export type VersionItem = {
  number: number;
  reason: VersionReason;
  note: string | null;
  /** Saved beside what is online. */
  is_pending?: boolean;
  /** In ISO 8601. */
  saved_at: string;
  /** What people call whoever saved it. */
  saved_by: string | null;
  /** The state that it was saved in, of what has one. */
  publication?: Publication;
};

/** A save of a document, whole. */
export type Version = VersionItem & {
  /** Null where it is the code's copy, or off the site. */
  value: Json;
  /** What the text names by id was called. */
  names: Record<string, string>;
};

const listed = 'number,reason,note,is_pending,saved_at,saved_by';

type ListedRow = Omit<VersionItem, 'publication'> & { [Part in keyof Publication]: Publication[Part] | null };

/** One page of the saves of a document, the latest first: also of a deleted article. Whoever may edit it. */
async function fetchVersions(document: string, wanted: number): Promise<Page<VersionItem>> {
  const { rows, ...page } = await fetchPage(
    (first, last) =>
      supabase()
        .from('listed_versions')
        .select(`${listed},status,published_at`, { count: 'exact' })
        .match(readKey(document))
        .order('number', { ascending: false })
        .range(first, last)
        .overrideTypes<ListedRow[], { merge: false }>()
        .throwOnError(),
    wanted,
  );
  const toItem = ({ status, published_at, ...version }: ListedRow): VersionItem => ({
    ...version,
    ...(status && { publication: { status, published_at } }),
  });
  return { ...page, rows: rows.map(toItem) };
}

/** One save of a document, whole. Fails as `notFound` when there is none with this number. Whoever may edit it. */
export async function fetchVersion(document: string, number: number): Promise<Version> {
  const { data: version } = await supabase()
    .from('listed_versions')
    .select(`${listed},value,names`)
    .match({ ...readKey(document), number })
    .maybeSingle<Version>()
    .throwOnError();
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
