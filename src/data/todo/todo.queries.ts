import { queryOptions } from '@tanstack/react-query';
import { supabase } from '../supabase.ts';

/** The first of what waits, and how many there are in all. */
type Waiting<Row> = { rows: Row[]; total: number };

/** One's own drafts: the five that were touched last. `personId` is null for those who may not write. */
export const ownDraftsQuery = (personId: string | null) =>
  queryOptions({
    queryKey: ['todo', 'drafts', personId],
    queryFn: async () => {
      const { data, count } = await supabase()
        .from('articles')
        .select('id,title,updated_at', { count: 'exact' })
        .eq('status', 'draft')
        .eq('author_id', personId ?? '')
        .order('updated_at', { ascending: false })
        .order('id')
        .limit(5)
        .throwOnError();
      return { rows: data, total: count ?? data.length };
    },
    enabled: personId !== null,
    meta: { notice: 'dataNotLoaded' },
  });

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

/** A page that is online and shows files that the library no longer has. */
type IncompletePage = Subject & {
  /** It is an episode, and its sound is one of them. */
  lacks_sound: boolean;
  files: number;
};

/** A document with notes of readers that wait for an answer: how many, and who left the latest. */
type NotedDocument = Subject & { notes: number; name: string; created_at: string };

type List = 'list_waiting_approvals' | 'list_broken_links' | 'list_missing_media' | 'list_open_notes';

/** What a function of the database lists: five, each with how many there are. Editors and above. */
const waitingQuery = <Row>(list: List) =>
  queryOptions({
    queryKey: ['todo', list],
    queryFn: async (): Promise<Waiting<Row>> => {
      const { data } = await supabase().rpc(list).throwOnError();
      return { rows: data as Row[], total: data[0]?.total ?? 0 };
    },
    meta: { notice: 'dataNotLoaded' },
  });

/** What was approved and isn't online yet: the latest. */
export const waitingApprovalsQuery = waitingQuery<WaitingApproval>('list_waiting_approvals');

/** The pages that are online and lead to addresses where nothing is any more. */
export const brokenPagesQuery = waitingQuery<Subject & { paths: string[] }>('list_broken_links');

/** The pages that are online and miss files. */
export const incompletePagesQuery = waitingQuery<IncompletePage>('list_missing_media');

/** The documents with notes that wait for an answer: those that got one last. */
export const openNotesQuery = queryOptions({
  ...waitingQuery<NotedDocument>('list_open_notes'),
  // Readers leave them meanwhile, and an answer closes them.
  staleTime: 0,
});
