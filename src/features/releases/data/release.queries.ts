import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { DataError } from '#data/errors.ts';
import { fetchPage, toPattern } from '#data/paging.ts';
import { writing } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';
import { documentListKeys } from '#documents/data/documentCache.ts';

/** How far a release is. */
export type ReleaseState = 'open' | 'published' | 'undone';

/** A release in the list, with how many documents stand in it. */
export type ReleaseItem = {
  id: string;
  name: string;
  state: ReleaseState;
  owner_name: string | null;
  due_at: string | null;
  published_at: string | null;
  undone_at: string | null;
  problem: string | null;
  documents: number;
};

const releaseColumns = 'id,name,state,owner_name,due_at,published_at,undone_at,problem,documents';

/** A document of a release. */
export type ReleaseDocument = {
  document: string;
  /** Null for a section or a setting, whose name is in the code. */
  title: string | null;
  /** It is taken from the site. */
  withdraws: boolean;
  /** A hash of all that would be published of it. */
  hash: string;
  /** What publishing makes of it; `missing` when it was deleted after the release was published. */
  state: 'new' | 'modified' | 'unchanged' | 'withdrawn' | 'missing';
  /** Somebody has changed it since the release was approved. */
  is_changed_since_approval: boolean;
  /** Somebody has changed it since it was published: undoing leaves it as it is. */
  is_changed_since: boolean;
};

/** A release with its documents. */
export type Release = Omit<ReleaseItem, 'documents'> & {
  owner_id: string | null;
  version: number;
  created_at: string;
  /** The document that has kept it from going online. */
  problem_document: string | null;
  documents: ReleaseDocument[];
};

/** Which releases are listed, and which page of them is wanted, from 1. */
export type ReleaseListRequest = { search?: string; only_state?: ReleaseState; wanted_page?: number };

/** One release with its documents. Fails as `notFound` when there is none. Editors and above. */
export async function fetchRelease(id: string): Promise<Release> {
  const { data } = await supabase().rpc('read_release', { wanted_id: id }).throwOnError();
  if (!data) throw new DataError('notFound', { sentence: 'Cette mise en ligne n’existe plus.' });
  return data as unknown as Release;
}

/** A release changes any of its documents, and every list of them. */
const documents = { changes: [queryKeys.documents, queryKeys.articles], isErrorHandled: true };

/** A release to be saved, and the version that it starts from: 0 for a new one, whose id the browser makes. */
export type ReleaseSave = {
  id: string;
  name: string;
  /** Who looks after it: whoever saves it when this is null. */
  ownerId: string | null;
  /** When it goes online, in ISO 8601; null until somebody publishes it. */
  dueAt: string | null;
  version: number;
};

/**
 * Saves a release and gives its version. Fails as `conflict` when somebody has changed it since; sent again after an answer that
 * was lost, it is written once. Editors and above; admins with a setting in it, as all that follows.
 */
export async function saveRelease({ id, name, ownerId, dueAt, version }: ReleaseSave): Promise<number> {
  // The generated types don't know what can be empty.
  const optional = { owner_id: ownerId, due_at: dueAt } as { owner_id: string; due_at: string };
  const { data } = await supabase()
    .rpc('save_release', { id, name, ...optional, seen_version: version })
    .throwOnError();
  return data as number;
}

/** Releases to be deleted; each that is gone enters `gone`, as it was, also when the next one fails. */
export type ReleaseDeletion = { ids: readonly string[]; gone: Release[] };

/** Gives up releases that aren't published, one after the other; their documents stay as they are. */
export const deleteReleasesMutation = writing(documents, async ({ ids, gone }: ReleaseDeletion) => {
  for (const id of ids) {
    if (gone.some((release) => release.id === id)) continue;
    const release = await fetchRelease(id);
    await supabase().rpc('delete_release', { id }).throwOnError();
    gone.push(release);
  }
});

/** Makes releases that were given up again, with their documents: each that is there again leaves `gone`. */
export const remakeReleasesMutation = writing(documents, async ({ gone }: ReleaseDeletion) => {
  for (let [release] = gone; release !== undefined; [release] = gone) {
    const { id, name, owner_id, due_at, documents } = release;
    await saveRelease({ id, name, ownerId: owner_id, dueAt: due_at, version: 0 });
    for (const { document, withdraws } of documents) await addToRelease({ id, document, withdraws });
    gone.shift();
  }
});

/** A document to put into a release: it will be published as it was last saved by then or, with `withdraws`, taken from the site. */
export type ReleasePart = { id: string; document: string; withdraws?: boolean };

/** Adds a document. Fails as `conflict` when it stands in another release or is planned by itself. */
async function addToRelease({ id, document, withdraws = false }: ReleasePart) {
  await supabase().rpc('add_to_release', { release_id: id, document, withdraws }).throwOnError();
}

/** Takes a document out again. */
export const removeFromReleaseMutation = writing(
  documents,
  async ({ id, document }: Pick<ReleasePart, 'id' | 'document'>) => {
    await supabase().rpc('remove_from_release', { release_id: id, document }).throwOnError();
  },
);

/** A release as it was seen, and what the person says of its publication. */
export type ReleasePublication = { release: Pick<Release, 'id' | 'version' | 'documents'>; note?: string };

/**
 * Puts all of it online or, when one document can't be or isn't as it was seen any more, nothing: fails as `conflict` with a sentence
 * that names it. The versions keep the note.
 */
export const publishReleaseMutation = writing(
  documents,
  async ({ release, note }: ReleasePublication): Promise<number> => {
    const { id, version, documents } = release;
    const seen_documents = Object.fromEntries(documents.map(({ document, hash }) => [document, hash]));
    const { data } = await supabase()
      .rpc('publish_release', { id, seen_version: version, seen_documents, ...(note && { note }) })
      .throwOnError();
    return data as number;
  },
);

/** Documents that are to be online at the same moment, and what the person says of it. */
type TogetherPublication = {
  name: string;
  documents: readonly string[];
  /** They leave the site instead. */
  withdraws?: boolean;
  note?: string;
};

/** Publishes what waits of documents, or takes them from the site, all or none, as a release of this moment, and gives its id to undo it by. */
export const publishTogetherMutation = writing(
  documents,
  async ({ name, documents, withdraws = false, note }: TogetherPublication): Promise<string> => {
    const release_id = crypto.randomUUID();
    await supabase()
      .rpc('publish_together', {
        release_id,
        name,
        documents: [...documents],
        withdraws,
        ...(note && { note }),
      })
      .throwOnError();
    return release_id;
  },
);

/** Brings back what was online before, but for what was changed since. */
export const undoReleaseMutation = writing(documents, async ({ id }: { id: string }) => {
  await supabase().rpc('undo_release', { id }).throwOnError();
});

/**
 * One page of releases. Editors and above. What is to come first, the next one before the others; then what is over, the latest
 * first. The page before stays until it is there.
 */
export const releasesQuery = (request: ReleaseListRequest) =>
  queryOptions({
    queryKey: [...documentListKeys.releases, 'list', request],
    queryFn: () => {
      const { search, only_state, wanted_page = 1 } = request;
      const pattern = toPattern(search);
      return fetchPage((first, last) => {
        let query = supabase().from('listed_releases').select(releaseColumns, { count: 'exact' });
        if (pattern) query = query.like('search_text', pattern);
        if (only_state) query = query.eq('state', only_state);
        return query
          .order('published_at', { ascending: false, nullsFirst: true })
          .order('due_at', { nullsFirst: false })
          .order('created_at', { ascending: false })
          .order('id')
          .range(first, last)
          .overrideTypes<ReleaseItem[], { merge: false }>()
          .throwOnError();
      }, wanted_page);
    },
    placeholderData: keepPreviousData,
    // Anybody may have changed some meanwhile.
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** One release (`fetchRelease`). */
export const releaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentListKeys.releases, 'one', id],
    queryFn: () => fetchRelease(id),
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** Saves a release (`saveRelease`). */
export const saveReleaseMutation = writing(documents, saveRelease);

/** Adds a document (`addToRelease`). */
export const addToReleaseMutation = writing(documents, addToRelease);
