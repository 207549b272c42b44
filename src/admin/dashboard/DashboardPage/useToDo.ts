import { queryOptions, useQuery } from '@tanstack/react-query';
import { ofPerson } from '#admin/shell/formatPerson.ts';
import { failedEmailsQuery } from '#data/emails/failedEmail.queries.ts';
import { formatWhole, quebecDay } from '#data/formats.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import {
  brokenPagesQuery,
  incompletePagesQuery,
  openNotesQuery,
  ownDraftsQuery,
  type Subject,
  type WaitingApproval,
  waitingApprovalsQuery,
} from '#data/todo/todo.queries.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { formatSeats } from '#features/courses/data/availability.ts';
import { deadlineText } from '#features/privacy/data/deadline.ts';
import { personalDataRequestsQuery } from '#features/privacy/data/privacy.queries.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { leadsQuery, newLeadCountQuery } from '#features/requests/data/lead.queries.ts';
import { paths } from '#paths.ts';

/** The most lines of next steps. */
const MOST_STEPS = 5;

/** A line: what is to be done, where, what is known of it, and the word of its button. */
type Line = { key: string; to: string; text: string; note: string; act: string };

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

const nameOf = ({ document, title }: Subject) => `«\u00A0${nameDocument(document, title)}\u00A0»`;

/** « 1 nouvelle demande », « 3 nouvelles demandes » */
const counted = (count: number, one: string, several: string) =>
  `${formatWhole(count)} ${count === 1 ? one : several}`;

/** The most pressing first. */
const toLines = (waiting: Waiting): Line[] => {
  const failed = waiting.failedEmails.data?.[0]?.total ?? 0;
  const newLeads = waiting.newLeads.data ?? 0;
  const requests = (waiting.requests.data ?? []).filter(({ answered_at }) => answered_at === null);
  const today = quebecDay(new Date().toISOString());
  const lines: (Line | false | undefined)[] = [
    failed > 0 && {
      key: 'courriels',
      to: paths.admin.failedEmails,
      text: counted(failed, 'courriel n’est pas parti', 'courriels ne sont pas partis'),
      note: 'Chacun dit pourquoi, et se renvoie',
      act: 'Voir',
    },
    // The list opens with just those.
    newLeads > 0 && {
      key: 'nouvelles',
      to: `${paths.admin.leads}?etape=new`,
      text: counted(newLeads, 'nouvelle demande', 'nouvelles demandes'),
      note: 'Messages, estimations, inscriptions, réservations',
      act: 'Répondre',
    },
    // One line for all, with the time that is left for the most urgent.
    requests[0] && {
      key: 'demandes',
      to: paths.admin.dataRequests,
      text: `Répondre à ${counted(requests.length, 'demande d’accès', 'demandes d’accès')}`,
      note: `La plus pressante\u00A0: ${deadlineText(requests[0].due_on, today)}`,
      act: 'Répondre',
    },
    ...(waiting.steps.data?.rows ?? []).slice(0, MOST_STEPS).map((lead) => stepLine(lead, today)),
    ...(waiting.incompletePages.data?.rows ?? []).map(({ lacks_sound, files, ...page }) => ({
      key: `fichiers-${page.document}`,
      to: paths.admin.content(page.document),
      text: lacks_sound ? `Redonner un son à ${nameOf(page)}` : `Réparer ${nameOf(page)}`,
      note: lacks_sound
        ? 'La médiathèque ne l’a plus\u00A0: l’épisode n’est plus dans le fil'
        : files === 1
          ? 'Un fichier n’est plus dans la médiathèque'
          : `${formatWhole(files)} fichiers ne sont plus dans la médiathèque`,
      act: 'Réparer',
    })),
    ...(waiting.brokenPages.data?.rows ?? []).map(({ paths: dead, ...page }) => ({
      key: `liens-${page.document}`,
      to: paths.admin.content(page.document),
      text: `Réparer ${nameOf(page)}`,
      note:
        dead.length === 1
          ? `Rien à l’adresse ${dead[0]}`
          : `${formatWhole(dead.length)} liens ne mènent nulle part`,
      act: 'Réparer',
    })),
    ...(waiting.sessions.data ?? []).map(({ id, formation, days, free, places, another }) => ({
      key: `session-${id}`,
      to: another,
      text: `Prévoir une autre session «\u00A0${formation}\u00A0»`,
      note: `${days}\u00A0: ${formatSeats(free, places)}`,
      act: 'Ajouter une session',
    })),
    ...(waiting.notes.data?.rows ?? []).map(({ notes, name, created_at, ...noted }) => ({
      key: `notes-${noted.document}`,
      to: paths.admin.content(noted.document),
      text: `Lire les notes sur ${nameOf(noted)}`,
      note: `${counted(notes, 'note ouverte', 'notes ouvertes')}, la dernière ${ofPerson(name)}, ${formatQuebecTime(created_at)}`,
      act: 'Lire',
    })),
    ...(waiting.approvals.data?.rows ?? []).map(approvalLine),
    ...(waiting.drafts.data?.rows ?? []).map(({ id, title, updated_at }) => ({
      key: `brouillon-${id}`,
      to: paths.admin.article(id),
      text: `Terminer «\u00A0${title}\u00A0»`,
      note: `Brouillon du ${formatQuebecTime(updated_at)}`,
      act: 'Continuer',
    })),
  ];
  return lines.filter((line) => line !== false && line !== undefined);
};

/** The next step of a lead that is due. */
function stepLine(lead: Lead, today: string): Line {
  const { id, next_step, next_step_on, assignee } = lead;
  const due = next_step_on ? deadlineText(next_step_on, today) : '';
  const person = assignee && lead.assignee_name;
  return {
    key: `suivi-${id}`,
    to: paths.admin.lead(id),
    text: `${next_step ?? 'Faire le suivi'}\u00A0: ${nameSender(lead)}`,
    note: [due.charAt(0).toUpperCase() + due.slice(1), person].filter(Boolean).join(', '),
    act: 'Ouvrir',
  };
}

/** What was approved: a text that is to be published, or a release. */
function approvalLine({ id, name, approved_at, ...approved }: WaitingApproval): Line {
  const isRelease = approved.document === null;
  return {
    key: id,
    to: isRelease ? paths.admin.release(approved.release_id) : paths.admin.content(approved.document),
    text: `Publier ${isRelease ? `«\u00A0${approved.title}\u00A0»` : nameOf(approved)}`,
    note: `${isRelease ? 'Approuvée' : 'Approuvé'} par ${name}, ${formatQuebecTime(approved_at)}`,
    act: isRelease ? 'Ouvrir' : 'Publier',
  };
}

/** How many there are of each kind besides those that are listed, and where all of it is. */
const countOthers = ({ steps, incompletePages, brokenPages, notes, approvals, drafts }: Waiting) => [
  other(
    beyond(steps.data, MOST_STEPS),
    'autre suivi à faire',
    'autres suivis à faire',
    `${paths.admin.leads}?echeance=echues`,
  ),
  other(
    beyond(incompletePages.data) + beyond(brokenPages.data),
    'autre page à réparer',
    'autres pages à réparer',
  ),
  other(beyond(notes.data), 'autre texte annoté', 'autres textes annotés'),
  other(beyond(approvals.data), 'autre approbation', 'autres approbations'),
  other(beyond(drafts.data), 'autre brouillon', 'autres brouillons', `${paths.admin.articles}?statut=draft`),
];

const beyond = (
  data: { total: number; rows: readonly unknown[] } | undefined,
  listed = data?.rows.length ?? 0,
) => (data ? data.total - listed : 0);

const other = (count: number, one: string, several: string, to?: string) => ({
  count,
  words: `+ ${counted(count, one, several)}`,
  to,
});

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
