import { queryOptions } from '@tanstack/react-query';
import { supabase } from '../supabase.ts';

/** A draft of one's own. */
export type OwnDraft = { id: string; title: string; updated_at: string };

/** The drafts of a person that were touched last, and how many there are in all. */
async function fetchOwnDrafts(personId: string, limit: number) {
  const { data, count } = await supabase()
    .from('articles')
    .select('id,title,updated_at', { count: 'exact' })
    .eq('status', 'draft')
    .eq('author_id', personId)
    .order('updated_at', { ascending: false })
    .order('id')
    .limit(limit)
    .throwOnError();
  return { drafts: data satisfies OwnDraft[], total: count ?? data.length };
}

/** What something is to be done about: a document. */
export type Subject = {
  document: string;
  /** Of an article, or of a page that staff composed; null for a section of the site's own pages. */
  title: string | null;
};

/** A draft, what waits beside what is online, or a release, that somebody has approved as it is now. */
export type WaitingApproval = { id: string; name: string; approved_at: string } & (
  | Subject
  | { document: null; release_id: string; title: string }
);

/** What was approved and isn't online yet: the latest five, and how many there are. Editors and above. */
async function fetchWaitingApprovals() {
  const { data } = await supabase().rpc('list_waiting_approvals').throwOnError();
  const approvals = data.map(({ total: _total, ...approval }) => approval as WaitingApproval);
  return { approvals, total: data[0]?.total ?? 0 };
}

/** A page that is online and leads to addresses where nothing is any more. */
export type BrokenPage = Subject & { paths: string[] };

/** What leads nowhere on pages that are online: five of them, and how many there are. Editors and above. */
async function fetchBrokenPages() {
  const { data } = await supabase().rpc('list_broken_links').throwOnError();
  const pages = data.map(({ total: _total, ...page }): BrokenPage => page);
  return { pages, total: data[0]?.total ?? 0 };
}

/** A page that is online and shows files that the library no longer has. */
export type IncompletePage = Subject & {
  /** It is an episode, and its sound is one of them. */
  lacks_sound: boolean;
  files: number;
};

/** What is online and misses files: five pages, and how many there are. Editors and above. */
async function fetchIncompletePages() {
  const { data } = await supabase().rpc('list_missing_media').throwOnError();
  const pages = data.map(({ total: _total, ...page }): IncompletePage => page);
  return { pages, total: data[0]?.total ?? 0 };
}

/** A document with notes of readers that wait for an answer: how many, and who left the latest. */
export type NotedDocument = Subject & { notes: number; name: string; created_at: string };

/** What has open notes: the five that got one last, and how many there are. Editors and above. */
async function fetchOpenNotes() {
  const { data } = await supabase().rpc('list_open_notes').throwOnError();
  const documents = data.map(({ total: _total, ...noted }): NotedDocument => noted);
  return { documents, total: data[0]?.total ?? 0 };
}

const keys = {
  drafts: (personId: string | null) => ['todo', 'drafts', personId],
  approvals: ['todo', 'approvals'],
  links: ['todo', 'links'],
  files: ['todo', 'files'],
  notes: ['todo', 'notes'],
};

/** One's own drafts, five at most (`fetchOwnDrafts`). `personId` is null for those who may not write. */
export const ownDraftsQuery = (personId: string | null) =>
  queryOptions({
    queryKey: keys.drafts(personId),
    queryFn: () => fetchOwnDrafts(personId ?? '', 5),
    enabled: personId !== null,
    meta: { notice: 'dataNotLoaded' },
  });

/** What was approved and waits for its publication (`fetchWaitingApprovals`). Editors and above. */
export const waitingApprovalsQuery = queryOptions({
  queryKey: keys.approvals,
  queryFn: fetchWaitingApprovals,
  meta: { notice: 'dataNotLoaded' },
});

/** The pages that are online and lead nowhere (`fetchBrokenPages`). Editors and above. */
export const brokenPagesQuery = queryOptions({
  queryKey: keys.links,
  queryFn: fetchBrokenPages,
  meta: { notice: 'dataNotLoaded' },
});

/** The pages that are online and miss files (`fetchIncompletePages`). Editors and above. */
export const incompletePagesQuery = queryOptions({
  queryKey: keys.files,
  queryFn: fetchIncompletePages,
  meta: { notice: 'dataNotLoaded' },
});

/** The documents with notes that wait for an answer (`fetchOpenNotes`). Editors and above. */
export const openNotesQuery = queryOptions({
  queryKey: keys.notes,
  queryFn: fetchOpenNotes,
  // Readers leave them meanwhile, and an answer closes them.
  staleTime: 0,
  meta: { notice: 'dataNotLoaded' },
});
