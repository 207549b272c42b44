import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDayAndTime, formatWhole, quebecDay } from '#data/formats.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { leadsQuery, newLeadCountQuery } from '#features/requests/data/lead.queries.ts';
import { failedEmailsQuery } from '#data/emails/failedEmail.queries.ts';
import { Button } from '#design-system/components/Button';
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
import { Lines, ListRoot, Words } from '../ListCard.styles.ts';
import { nearlyFullSessionsQuery } from '../nearlyFullSessions.queries.ts';

/** The most lines of next steps. */
const MOST_STEPS = 5;

/** A line: what is to be done, where, what is known of it, and the word of its button. */
type Line = { key: string; to: string; text: string; note: string; act: string };

/** What waits for this person, a line each with the button that begins it; says so when nothing waits. */
export function ToDo({ lines, others }: Pick<ReturnType<typeof useToDo>, 'lines' | 'others'>) {
  return (
    <ListRoot aria-labelledby="a-faire">
      <h2 id="a-faire">À faire</h2>
      {lines.length === 0 && <p>Rien ne vous attend.</p>}
      {lines.length > 0 && (
        <Lines>
          {lines.map(({ key, to, text, note, act }) => (
            <li key={key}>
              <Words>
                {text}
                <span>{note}</span>
              </Words>
              <Button
                size="small"
                variant="outline"
                render={<Link to={to} aria-label={`${act}\u00A0: ${text}`} />}
              >
                {act}
              </Button>
            </li>
          ))}
        </Lines>
      )}
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
  );
}

/** What isn't in the list any more, of one kind: how much, and where all of it is. */
type Others = { count: number; one: string; several: string; to?: string };

/** How many there are besides those that came. */
const countOthers = (data: { total: number } | undefined, shown: number) => (data ? data.total - shown : 0);

/**
 * What waits for this person, and what there is besides: new requests, e-mails that didn't leave, requests of the law, next steps
 * that are due, pages that lead nowhere or miss files, sessions nearly full, notes of readers, approvals, drafts of their own.
 */
export function useToDo() {
  const { user, hasRole } = useAuth();
  const isEditor = hasRole('editor');
  const requests = useQuery({ ...personalDataRequestsQuery, enabled: hasRole('admin') });
  const approvals = useQuery({ ...waitingApprovalsQuery, enabled: isEditor });
  const drafts = useQuery(ownDraftsQuery(isEditor && user ? user.id : null));
  const brokenPages = useQuery({ ...brokenPagesQuery, enabled: isEditor });
  const incompletePages = useQuery({ ...incompletePagesQuery, enabled: isEditor });
  const sessions = useQuery({ ...nearlyFullSessionsQuery, enabled: isEditor });
  const notes = useQuery({ ...openNotesQuery, enabled: isEditor });
  const newLeads = useQuery({ ...newLeadCountQuery, enabled: hasRole('moderator') });
  const failedEmails = useQuery({ ...failedEmailsQuery, enabled: hasRole('admin') });
  const steps = useQuery({ ...leadsQuery({ only_due: true }), enabled: hasRole('moderator') });
  const queries = [
    newLeads,
    failedEmails,
    requests,
    steps,
    incompletePages,
    brokenPages,
    sessions,
    notes,
    approvals,
    drafts,
  ];

  const lines: Line[] = [
    ...failedEmailLines(failedEmails.data?.[0]?.total ?? 0),
    ...newLeadLines(newLeads.data ?? 0),
    ...requestLines(requests.data ?? []),
    ...(steps.data?.rows ?? []).slice(0, MOST_STEPS).map(stepLine),
    ...(incompletePages.data?.pages ?? []).map(incompletePageLine),
    ...(brokenPages.data?.pages ?? []).map(brokenPageLine),
    ...(sessions.data ?? []).map(({ id, formation, days, free, places, editor }) => ({
      key: `session-${id}`,
      to: editor,
      text: `Prévoir une autre session «\u00A0${formation}\u00A0»`,
      note: `${days}\u00A0: reste ${free}\u00A0place${free > 1 ? 's' : ''} sur ${places}`,
      act: 'Ajouter une session',
    })),
    ...(notes.data?.documents ?? []).map(notesLine),
    ...(approvals.data?.approvals ?? []).map(approvalLine),
    ...(drafts.data?.drafts ?? []).map(({ id, title, updated_at }) => ({
      key: `brouillon-${id}`,
      to: paths.admin.article(id),
      text: `Terminer «\u00A0${title}\u00A0»`,
      note: `Brouillon du ${formatDayAndTime(toClockTime(updated_at))}`,
      act: 'Continuer',
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
    act: 'Ouvrir',
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
    act: isRelease ? 'Ouvrir' : 'Publier',
  };
}

/** A text on which readers of a preview have left notes. */
function notesLine({ document, title, notes, name, created_at }: NotedDocument): Line {
  return {
    key: `notes-${document}`,
    to: toEditorAddress(document),
    text: `Lire les notes sur «\u00A0${nameDocument(document, title)}\u00A0»`,
    note: `${formatWhole(notes)} ${notes === 1 ? 'note ouverte' : 'notes ouvertes'}, la dernière de ${name}, ${formatDayAndTime(toClockTime(created_at))}`,
    act: 'Lire',
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
    act: 'Réparer',
  };
}

/** A page that is online, and whose links lead nowhere. */
function brokenPageLine({ paths: dead, ...subject }: BrokenPage): Line {
  return {
    key: `liens-${subject.document}`,
    to: toEditorAddress(subject.document),
    text: `Réparer «\u00A0${nameDocument(subject.document, subject.title)}\u00A0»`,
    note: describeBroken(dead),
    act: 'Réparer',
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
      act: 'Répondre',
    },
  ];
}

/** E-mails that didn't leave, for admins. */
const failedEmailLines = (total: number): Line[] =>
  total === 0
    ? []
    : [
        {
          key: 'courriels',
          to: paths.admin.failedEmails,
          text:
            total === 1 ? '1 courriel n’est pas parti' : `${formatWhole(total)} courriels ne sont pas partis`,
          note: 'Chacun dit pourquoi, et se renvoie',
          act: 'Voir',
        },
      ];

/** Requests that nobody has taken up yet: the list opens with just those. */
const newLeadLines = (count: number): Line[] =>
  count === 0
    ? []
    : [
        {
          key: 'nouvelles',
          to: `${paths.admin.leads}?etape=new`,
          text: count === 1 ? '1 nouvelle demande' : `${formatWhole(count)} nouvelles demandes`,
          note: 'Messages, estimations, inscriptions, réservations',
          act: 'Répondre',
        },
      ];
