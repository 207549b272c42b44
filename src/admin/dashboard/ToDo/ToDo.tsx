import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatDayAndTime, formatWhole, quebecDay } from '#data/formats.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { leadsQuery } from '#features/requests/data/lead.queries.ts';
import { deadlineText } from '#features/privacy/data/deadline.ts';
import { personalDataRequestsQuery } from '#features/privacy/data/privacy.queries.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { useAuth } from '#data/session/useAuth.ts';
import {
  type BrokenPage,
  type IncompletePage,
  type NotedDocument,
  type WaitingApproval,
  brokenPagesQuery,
  incompletePagesQuery,
  openNotesQuery,
  ownDraftsQuery,
  waitingApprovalsQuery,
} from '#data/todo/todo.queries.ts';
import { TextLink } from '#design-system/components/TextLink';
import { paths } from '#paths.ts';
import { toEditorAddress } from '#documents/admin/kinds.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { Lines, ListRoot } from '../ListCard.styles.ts';
import { nearlyFullSessionsQuery } from '../nearlyFullSessions.queries.ts';

/** The most lines of next steps. */
const MOST_STEPS = 5;

/** A line: what is to be done, where, and what is known of it. */
type Line = { key: string; to: string; text: string; note: string };

/**
 * What waits for this person: requests of the law, next steps of leads that are due, pages that lead nowhere or miss files, sessions
 * nearly full,
 * notes of readers, approvals, drafts of their own. New leads and planned articles have their own places beside it; nothing when
 * nothing waits.
 */
export function ToDo() {
  const { queries, lines, others } = useToDo();
  // A list that grew line by line would move what stands below it.
  const isLoading = queries.some((query) => query.isLoading);

  return (
    <>
      <LoadError title="Impossible de charger ce qui vous attend." query={queries} />
      {!isLoading && lines.length > 0 && (
        <ListRoot aria-labelledby="a-faire">
          <h2 id="a-faire">À faire</h2>
          <Lines>
            {lines.map(({ key, to, text, note }) => (
              <li key={key}>
                <TextLink render={<Link to={to} />}>{text}</TextLink>
                <span>{note}</span>
              </li>
            ))}
          </Lines>
          {others.map(({ count, one, several, to }) => {
            if (count <= 0) return null;
            const words = `+ ${formatWhole(count)} ${count === 1 ? one : several}`;
            return to ? (
              <TextLink key={one} render={<Link to={to} />}>
                {words}
              </TextLink>
            ) : (
              <p key={one}>{words}</p>
            );
          })}
        </ListRoot>
      )}
    </>
  );
}

/** What isn't in the list any more, of one kind: how much, and where all of it is. */
type Others = { count: number; one: string; several: string; to?: string };

/** How many there are besides those that came. */
const countOthers = (data: { total: number } | undefined, shown: number) => (data ? data.total - shown : 0);

/** The lines of what waits for this person, and what there is besides. */
function useToDo() {
  const { user, hasRole } = useAuth();
  const isEditor = hasRole('editor');
  const requests = useQuery({ ...personalDataRequestsQuery, enabled: hasRole('admin') });
  const approvals = useQuery({ ...waitingApprovalsQuery, enabled: isEditor });
  const drafts = useQuery(ownDraftsQuery(isEditor && user ? user.id : null));
  const brokenPages = useQuery({ ...brokenPagesQuery, enabled: isEditor });
  const incompletePages = useQuery({ ...incompletePagesQuery, enabled: isEditor });
  const sessions = useQuery({ ...nearlyFullSessionsQuery, enabled: isEditor });
  const notes = useQuery({ ...openNotesQuery, enabled: isEditor });
  const steps = useQuery({ ...leadsQuery({ only_due: true }), enabled: hasRole('moderator') });
  const queries = [requests, steps, incompletePages, brokenPages, sessions, notes, approvals, drafts];

  const lines: Line[] = [
    ...requestLines(requests.data ?? []),
    ...(steps.data?.rows ?? []).slice(0, MOST_STEPS).map(stepLine),
    ...(incompletePages.data?.pages ?? []).map(incompletePageLine),
    ...(brokenPages.data?.pages ?? []).map(brokenPageLine),
    ...(sessions.data ?? []).map(({ id, formation, days, free, places, editor }) => ({
      key: `session-${id}`,
      to: editor,
      text: `Prévoir une autre session «\u00A0${formation}\u00A0»`,
      note: `${days}\u00A0: ${free}\u00A0place${free > 1 ? 's' : ''} sur ${places}`,
    })),
    ...(notes.data?.documents ?? []).map(notesLine),
    ...(approvals.data?.approvals ?? []).map(approvalLine),
    ...(drafts.data?.drafts ?? []).map(({ id, title, updated_at }) => ({
      key: `brouillon-${id}`,
      to: paths.admin.article(id),
      text: `Terminer «\u00A0${title}\u00A0»`,
      note: `Brouillon du ${formatDayAndTime(toClockTime(updated_at))}`,
    })),
  ];
  const others: Others[] = [
    {
      count: countOthers(steps.data, MOST_STEPS),
      one: 'autre suivi à faire',
      several: 'autres suivis à faire',
      to: `${paths.admin.leads}?echeance=echues`,
    },
    {
      count:
        countOthers(incompletePages.data, incompletePages.data?.pages.length ?? 0) +
        countOthers(brokenPages.data, brokenPages.data?.pages.length ?? 0),
      one: 'autre page à réparer',
      several: 'autres pages à réparer',
    },
    {
      count: countOthers(notes.data, notes.data?.documents.length ?? 0),
      one: 'autre texte annoté',
      several: 'autres textes annotés',
    },
    {
      count: countOthers(approvals.data, approvals.data?.approvals.length ?? 0),
      one: 'autre approbation',
      several: 'autres approbations',
    },
    {
      count: countOthers(drafts.data, drafts.data?.drafts.length ?? 0),
      one: 'autre brouillon',
      several: 'autres brouillons',
      to: `${paths.admin.articles}?statut=draft`,
    },
  ];
  return { queries, lines, others };
}

/** The next step of a lead that is due. */
function stepLine(lead: Lead): Line {
  const { id, next_step, next_step_on, assignee } = lead;
  const due = next_step_on ? deadlineText(next_step_on, quebecDay(new Date().toISOString())) : '';
  const person = assignee && lead.assignee_name;
  return {
    key: `suivi-${id}`,
    to: paths.admin.lead(id),
    text: `${next_step ?? 'Faire le suivi'}\u00A0: ${nameSender(lead)}`,
    note: [due.charAt(0).toUpperCase() + due.slice(1), person].filter(Boolean).join(', '),
  };
}

/** What was approved: a text that is to be published, or a release. */
function approvalLine({ id, name, approved_at, ...approved }: WaitingApproval): Line {
  const isRelease = approved.document === null;
  return {
    key: id,
    to: isRelease ? paths.admin.release(approved.release_id) : toEditorAddress(approved.document),
    text: isRelease
      ? `Mettre en ligne «\u00A0${approved.title}\u00A0»`
      : `Publier «\u00A0${nameDocument(approved.document, approved.title)}\u00A0»`,
    note: `${isRelease ? 'Approuvée' : 'Approuvé'} par ${name}, ${formatDayAndTime(toClockTime(approved_at))}`,
  };
}

/** A text on which readers of a preview have left notes. */
function notesLine({ document, title, notes, name, created_at }: NotedDocument): Line {
  return {
    key: `notes-${document}`,
    to: toEditorAddress(document),
    text: `Lire les notes sur «\u00A0${nameDocument(document, title)}\u00A0»`,
    note: `${formatWhole(notes)} ${notes === 1 ? 'note ouverte' : 'notes ouvertes'}, la dernière de ${name}, ${formatDayAndTime(toClockTime(created_at))}`,
  };
}

/** A page that is online, and whose files the library no longer has. */
function incompletePageLine({ lacks_sound, files, ...subject }: IncompletePage): Line {
  const name = `«\u00A0${nameDocument(subject.document, subject.title)}\u00A0»`;
  return {
    key: `fichiers-${subject.document}`,
    to: toEditorAddress(subject.document),
    text: lacks_sound ? `Redonner un son à ${name}` : `Réparer ${name}`,
    note: lacks_sound
      ? 'La médiathèque ne l’a plus\u00A0: l’épisode n’est plus dans le fil'
      : files === 1
        ? 'Un fichier n’est plus dans la médiathèque'
        : `${formatWhole(files)} fichiers ne sont plus dans la médiathèque`,
  };
}

/** A page that is online, and whose links lead nowhere. */
function brokenPageLine({ paths: dead, ...subject }: BrokenPage): Line {
  return {
    key: `liens-${subject.document}`,
    to: toEditorAddress(subject.document),
    text: `Réparer «\u00A0${nameDocument(subject.document, subject.title)}\u00A0»`,
    note: describeBroken(dead),
  };
}

function describeBroken(dead: readonly string[]) {
  return dead.length === 1
    ? `Rien à l’adresse ${dead[0]}`
    : `${formatWhole(dead.length)} liens ne mènent nulle part`;
}

/** One line for all requests that wait, with the time that is left for the most urgent. */
function requestLines(requests: readonly { due_on: string; answered_at: string | null }[]): Line[] {
  const waiting = requests.filter(({ answered_at }) => answered_at === null);
  const [first] = waiting;
  if (!first) return [];
  const today = quebecDay(new Date().toISOString());
  return [
    {
      key: 'demandes',
      to: paths.admin.dataRequests,
      text:
        waiting.length === 1
          ? 'Répondre à 1 demande d’accès'
          : `Répondre à ${formatWhole(waiting.length)} demandes d’accès`,
      note: `La plus pressante\u00A0: ${deadlineText(first.due_on, today)}`,
    },
  ];
}
