import { useQuery, queryOptions } from '@tanstack/react-query';
import { failedEmailsQuery } from '#data/emails/failedEmail.queries.ts';
import { useAuth } from '#data/session/useAuth.ts';
import {
  brokenPagesQuery,
  incompletePagesQuery,
  openNotesQuery,
  ownDraftsQuery,
  waitingApprovalsQuery,
} from '#data/todo/todo.queries.ts';
import { personalDataRequestsQuery } from '#features/privacy/data/privacy.queries.ts';
import { leadsQuery, newLeadCountQuery } from '#features/requests/data/lead.queries.ts';
import { paths } from '#paths.ts';
import {
  approvalLine,
  brokenPageLine,
  draftLine,
  failedEmailLines,
  incompletePageLine,
  type Line,
  newLeadLines,
  notesLine,
  requestLines,
  courseSessionLine,
  stepLine,
} from './toDoLines.ts';
import { quebecDay } from '#data/formats.ts';

/** The most lines of next steps. */
const MOST_STEPS = 5;

/**
 * What waits for this person, and what there is besides: new requests, e-mails that didn't leave, requests of the law, next steps
 * that are due, pages that lead nowhere or miss files, sessions nearly full, notes of readers, approvals, drafts of their own.
 */
export function useToDo() {
  const waiting = useWaiting();
  return { queries: Object.values(waiting), lines: toLines(waiting), others: countOthers(waiting) };
}

type Waiting = ReturnType<typeof useWaiting>;

/** All that may wait for this person, as far as their role lets them see it. */
function useWaiting() {
  const { user, hasRole } = useAuth();
  const isEditor = hasRole('editor');
  const isModerator = hasRole('moderator');
  const isAdmin = hasRole('admin');
  return {
    newLeads: useQuery({ ...newLeadCountQuery, enabled: isModerator }),
    failedEmails: useQuery({ ...failedEmailsQuery, enabled: isAdmin }),
    requests: useQuery({ ...personalDataRequestsQuery, enabled: isAdmin }),
    steps: useQuery({ ...leadsQuery({ only_due: true }), enabled: isModerator }),
    incompletePages: useQuery({ ...incompletePagesQuery, enabled: isEditor }),
    brokenPages: useQuery({ ...brokenPagesQuery, enabled: isEditor }),
    sessions: useQuery({ ...nearlyFullCourseSessionsQuery, enabled: isEditor }),
    notes: useQuery({ ...openNotesQuery, enabled: isEditor }),
    approvals: useQuery({ ...waitingApprovalsQuery, enabled: isEditor }),
    drafts: useQuery(ownDraftsQuery(isEditor && user ? user.id : null)),
  };
}

/** The most pressing first. */
const toLines = (waiting: Waiting): Line[] => [
  ...failedEmailLines(waiting.failedEmails.data?.[0]?.total ?? 0),
  ...newLeadLines(waiting.newLeads.data ?? 0),
  ...requestLines(waiting.requests.data ?? []),
  ...(waiting.steps.data?.rows ?? []).slice(0, MOST_STEPS).map(stepLine),
  ...(waiting.incompletePages.data?.pages ?? []).map(incompletePageLine),
  ...(waiting.brokenPages.data?.pages ?? []).map(brokenPageLine),
  ...(waiting.sessions.data ?? []).map(courseSessionLine),
  ...(waiting.notes.data?.documents ?? []).map(notesLine),
  ...(waiting.approvals.data?.approvals ?? []).map(approvalLine),
  ...(waiting.drafts.data?.drafts ?? []).map(draftLine),
];

/** What isn't in the list any more, of one kind: how much, and where all of it is. */
type Others = { count: number; one: string; several: string; to?: string };

/** How many there are besides those that are listed. */
const countOthers = ({
  steps,
  incompletePages,
  brokenPages,
  notes,
  approvals,
  drafts,
}: Waiting): Others[] => [
  {
    count: beyond(steps.data, MOST_STEPS),
    one: 'autre suivi à faire',
    several: 'autres suivis à faire',
    to: `${paths.admin.leads}?echeance=echues`,
  },
  {
    count:
      beyond(incompletePages.data, incompletePages.data?.pages.length) +
      beyond(brokenPages.data, brokenPages.data?.pages.length),
    one: 'autre page à réparer',
    several: 'autres pages à réparer',
  },
  {
    count: beyond(notes.data, notes.data?.documents.length),
    one: 'autre texte annoté',
    several: 'autres textes annotés',
  },
  {
    count: beyond(approvals.data, approvals.data?.approvals.length),
    one: 'autre approbation',
    several: 'autres approbations',
  },
  {
    count: beyond(drafts.data, drafts.data?.drafts.length),
    one: 'autre brouillon',
    several: 'autres brouillons',
    to: `${paths.admin.articles}?statut=draft`,
  },
];

const beyond = (data: { total: number } | undefined, listed = 0) => (data ? data.total - listed : 0);

/**
 * The sessions to come of which few places are left, as the site shows them. What reads them comes with the question: the
 * dashboard doesn't wait for it.
 */
const nearlyFullCourseSessionsQuery = queryOptions({
  queryKey: ['sessions', 'nearly full'],
  queryFn: async () => {
    const { fetchNearlyFullCourseSessions } = await import('#documents/contents/nearlyFullCourseSessions.ts');
    return fetchNearlyFullCourseSessions(quebecDay(new Date().toISOString()));
  },
  meta: { notice: 'dataNotLoaded' },
});
