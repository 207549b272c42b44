import { queryOptions } from '@tanstack/react-query';
import type { Database, Json } from '../database.types.ts';
import { supabase } from '../supabase.ts';
import { documentListKeys, toDocumentKey } from './documentCache.ts';
import type { VersionReason } from './version.queries.ts';

type Listed = Database['public']['Functions']['list_documents']['Returns'][number];
type EmptyColumn =
  | 'published_at'
  | 'first_name'
  | 'last_name'
  | 'release_id'
  | 'release_name'
  | 'due_at'
  | 'plan_problem';

/** A document as the database has it. The generated types don't know what can be empty. */
export type DocumentState = Omit<Listed, EmptyColumn | 'pending' | 'online' | 'planned' | 'plan_conflicts'> &
  Record<EmptyColumn, string | null> & {
    /** What the team has saved beside what is online; null when nothing waits. */
    pending: Json;
    /** What visitors read; null when it is the code's copy, or off the site. */
    online: Json;
    /** What will be online at `due_at`, when it isn't what waits: what was planned changes, over what is online now. */
    planned: Json;
    /** Where both have changed since it was planned; null when nothing is planned by itself. */
    plan_conflicts: string[] | null;
  };

/** All contents that were ever changed, as far as the person may edit them. Editors and above. */
async function fetchContents(): Promise<DocumentState[]> {
  const { data } = await supabase().rpc('list_documents', {}).throwOnError();
  return data;
}

/** One document, or null when nobody has ever saved it. Editors and above; admins for settings. */
export async function fetchDocument(document: string): Promise<DocumentState | null> {
  const { data } = await supabase().rpc('list_documents', { wanted_document: document }).throwOnError();
  return data[0] ?? null;
}

/** A text to be saved, and the version that it starts from: 0 when nobody has ever saved the document. */
export type DocumentSave = { document: string; value: Json; version: number; note?: string };

const toArguments = ({ document, value, version, note }: DocumentSave) => ({
  document,
  value,
  seen_version: version,
  ...(note && { note }),
});

/**
 * Saves a text beside what is online and gives the new version. Fails as `conflict` when somebody has saved since; sent again
 * after an answer that was lost, it is written once. Of articles, published ones alone: drafts are saved by `writeArticle`.
 * Editors and above; admins for settings.
 */
export async function saveDocument({
  reason = 'saved',
  ...save
}: DocumentSave & { reason?: Extract<VersionReason, 'saved' | 'merged' | 'restored'> }): Promise<number> {
  const { data } = await supabase()
    .rpc('save_document', { ...toArguments(save), reason })
    .throwOnError();
  return data as number;
}

/** Saves a document and shows it to visitors: fails as `saveDocument` does. */
export async function publishDocument(save: DocumentSave): Promise<number> {
  const { data } = await supabase().rpc('publish_document', toArguments(save)).throwOnError();
  return data as number;
}

/** A document and the version of it that the screen shows. */
export type SeenDocument = Pick<DocumentSave, 'document' | 'version'>;

/**
 * Takes a document from the site: a content is the code's copy again, an article a draft without a date. A composed page stays
 * as a draft unless `keepsDraft` is false. Fails as `saveDocument` does.
 */
export async function withdrawDocument({
  document,
  version,
  keepsDraft = true,
}: SeenDocument & { keepsDraft?: boolean }): Promise<number> {
  const { data } = await supabase()
    .rpc('withdraw_document', { document, seen_version: version, keeps_draft: keepsDraft })
    .throwOnError();
  return data as number;
}

/** Gives up what waits beside what is online: fails as `saveDocument` does. `saveDocument` brings it back. */
export async function discardDocumentChanges({ document, version }: SeenDocument): Promise<number> {
  const { data } = await supabase()
    .rpc('discard_document_changes', { document, seen_version: version })
    .throwOnError();
  return data as number;
}

/**
 * Saves a text of which what it changes goes online at a moment to come, in ISO 8601, whatever is saved afterwards; changes the moment,
 * or the text, of what is planned already. `origin` is what the code says, which visitors read where nothing was published yet. Fails as
 * `saveDocument` does, and as `conflict` when the document stands in a release.
 */
export async function planDocument({
  dueAt,
  origin,
  ...save
}: DocumentSave & { dueAt: string; origin?: Json | undefined }): Promise<number> {
  const { data } = await supabase()
    .rpc('plan_document', { ...toArguments(save), due_at: dueAt, ...(origin !== undefined && { origin }) })
    .throwOnError();
  return data as number;
}

/** Takes the time from what was planned: its text stays pending. */
export async function unplanDocument(document: string): Promise<void> {
  await supabase().rpc('unplan_document', { document }).throwOnError();
}

/** All contents that were ever changed (`fetchContents`). */
export const contentsQuery = queryOptions({
  queryKey: documentListKeys.contents,
  queryFn: fetchContents,
  meta: { notice: 'dataNotLoaded' },
});

/** One document (`fetchDocument`), as it is when the screen opens; nothing is requested while it is null. */
export const documentQuery = (document: string | null) =>
  queryOptions({
    queryKey: toDocumentKey('state', document ?? ''),
    queryFn: () => fetchDocument(document ?? ''),
    enabled: document !== null,
    // Never from memory: the form starts from it.
    staleTime: 0,
    gcTime: 0,
    meta: { notice: 'dataNotLoaded' },
    // The form holds what the person typed: reading behind their back would only mislead.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * A document (`fetchDocument`) as anybody may have planned it or put it into a release meanwhile: read again whenever the person
 * comes back to the page. For what stands around a form, whose text it doesn't change.
 */
export const documentNewsQuery = (document: string) =>
  queryOptions({
    queryKey: [...documentListKeys.releases, 'of', document],
    queryFn: () => fetchDocument(document),
    staleTime: 0,
  });
