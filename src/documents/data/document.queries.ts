import { queryOptions } from '@tanstack/react-query';
import type { Database, Json } from '#generated/database.types.ts';
import { supabase } from '#data/supabase.ts';
import { documentListKeys, toDocumentKey } from './documentCache.ts';
import type { SaveRequest } from './documentTexts.ts';
import type { PlanChange } from './planChanges.ts';

type Listed = Database['public']['Functions']['list_documents']['Returns'][number];
type EmptyColumn =
  | 'published_at'
  | 'saved_by'
  | 'release_id'
  | 'release_name'
  | 'due_at'
  | 'ends_at'
  | 'plan_problem';

/** A document as the database has it. The generated types don't know what can be empty. */
export type DocumentState = Omit<
  Listed,
  EmptyColumn | 'pending' | 'online' | 'draft' | 'planned' | 'plan_conflicts'
> &
  Record<EmptyColumn, string | null> & {
    /** What the team has saved beside what is online; null when nothing waits. */
    pending: Json;
    /** What visitors read, or will from its date on; null when it is the code's copy, or off the site. */
    online: Json;
    /** The stored text of an article that isn't published, which never has a pending text. */
    draft: Json;
    /** What will be online at `due_at`: the planned changes merged with what is online now. Null when that is the pending text. */
    planned: Json;
    /** The paths that both the plan and what is online have changed; null when the document has no plan of its own. */
    plan_conflicts: string[] | null;
  };

/** One document, or null when nobody has ever saved it. Editors and above; admins for settings. */
export async function fetchDocument(document: string): Promise<DocumentState | null> {
  const { data } = await supabase().rpc('list_documents', { wanted_document: document }).throwOnError();
  return data[0] ?? null;
}

/** A text to be written, what that is to do, and the version that it starts from: 0 when nobody has ever saved the document. */
export type DocumentWrite = Omit<SaveRequest<Json>, 'saved' | 'sets'> & {
  version: number;
  /** For a plan: what it changes of what visitors read, part by part, and what takes that back when it ends. */
  changes?: readonly PlanChange[] | undefined;
  changesBack?: readonly PlanChange[] | undefined;
};

/**
 * Saves a document for the team, shows it to visitors, or plans that, and gives the new version. Fails as `conflict` when somebody has
 * saved since, or when a document that is to be planned stands in a release; sent again after an answer that was lost, it is written once.
 * Editors and above; admins for settings.
 */
export async function sendDocument({
  document,
  intent,
  text: value,
  version,
  note,
  reason,
  dueAt,
  endsAt,
  changes,
  changesBack,
}: DocumentWrite): Promise<number> {
  const sent = { document, value, seen_version: version, ...(note && { note }) };
  const said = { ...sent, ...(reason && { reason }) };
  const { data } = await (
    intent === 'plan'
      ? supabase().rpc('plan_document', {
          ...sent,
          // The generated types don't know that it may be empty: it begins now.
          due_at: (dueAt || null) as string,
          ...(endsAt && { ends_at: endsAt, changes_back: changesBack as unknown as Json }),
          ...(changes && { changes: changes as unknown as Json }),
        })
      : supabase().rpc(intent === 'save' ? 'save_document' : 'publish_document', said)
  ).throwOnError();
  return data as number;
}

/** A document and the version of it that the screen shows. */
export type SeenDocument = Pick<DocumentWrite, 'document' | 'version'>;

/**
 * Takes a document from the site: a section or setting is the code's copy again, an article a draft without a date. A page, project,
 * show or episode stays as a draft unless `keepsDraft` is false. Fails as `sendDocument` does.
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

/** Gives up the pending text, and gives the new version. Fails as `sendDocument` does; saving the text again undoes it. */
export async function discardDocumentChanges({ document, version }: SeenDocument): Promise<number> {
  const { data } = await supabase()
    .rpc('discard_document_changes', { document, seen_version: version })
    .throwOnError();
  return data as number;
}

/** Gives a plan another moment in place of the one that was seen: its beginning or its end. Fails as `conflict` when somebody has moved it since. */
export async function movePlan(document: string, seen: string, moment: string): Promise<void> {
  await supabase().rpc('move_plan', { document, seen_due_at: seen, due_at: moment }).throwOnError();
}

/** Cancels the plan of a document. Its text stays in the versions, and pending unless another one was saved since. */
export async function unplanDocument(document: string): Promise<void> {
  await supabase().rpc('unplan_document', { document }).throwOnError();
}

/** All contents that were ever changed, as far as the person may edit them. Editors and above. */
export const contentsQuery = queryOptions({
  queryKey: documentListKeys.contents,
  queryFn: async (): Promise<DocumentState[]> =>
    (await supabase().rpc('list_documents', {}).throwOnError()).data,
  meta: { notice: 'dataNotLoaded' },
});

/** One document (`fetchDocument`), as it is when the screen opens; nothing is requested while `document` is null. */
export const documentQuery = (document: string | null) =>
  queryOptions({
    queryKey: toDocumentKey('state', document ?? ''),
    queryFn: () => fetchDocument(document ?? ''),
    enabled: document !== null,
    // Never from the cache: the form starts from it.
    staleTime: 0,
    gcTime: 0,
    meta: { notice: 'dataNotLoaded' },
    // The opened form holds what the person typed, and wouldn't take up what a refetch brings.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/**
 * A document (`fetchDocument`) for what the screen shows around its form: somebody may have planned it or put it into a release
 * meanwhile. Refetched whenever the person comes back to the page; the text of the form stays as it is.
 */
export const documentNewsQuery = (document: string) =>
  queryOptions({
    queryKey: [...documentListKeys.releases, 'of', document],
    queryFn: () => fetchDocument(document),
    staleTime: 0,
  });
