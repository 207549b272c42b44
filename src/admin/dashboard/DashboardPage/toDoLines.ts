import { ofPerson } from '#admin/shell/formatPerson.ts';
import { formatWhole, quebecDay } from '#data/formats.ts';
import { formatSeats } from '#features/courses/data/availability.ts';
import { type Lead, nameSender } from '#features/requests/data/lead.ts';
import { deadlineText } from '#features/privacy/data/deadline.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import type {
  BrokenPage,
  IncompletePage,
  NotedDocument,
  OwnDraft,
  WaitingApproval,
} from '#data/todo/todo.queries.ts';
import { paths } from '#paths.ts';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import type { fetchNearlyFullCourseSessions } from '#documents/contents/nearlyFullCourseSessions.ts';

/** A line: what is to be done, where, what is known of it, and the word of its button. */
export type Line = { key: string; to: string; text: string; note: string; act: string };

type NearlyFullCourseSession = Awaited<ReturnType<typeof fetchNearlyFullCourseSessions>>[number];

/** A session that has few places left. */
export const courseSessionLine = ({
  id,
  formation,
  days,
  free,
  places,
  another,
}: NearlyFullCourseSession): Line => ({
  key: `session-${id}`,
  to: another,
  text: `Prévoir une autre session «\u00A0${formation}\u00A0»`,
  note: `${days}\u00A0: ${formatSeats(free, places)}`,
  act: 'Ajouter une session',
});

/** A draft of this person's own. */
export const draftLine = ({ id, title, updated_at }: OwnDraft): Line => ({
  key: `brouillon-${id}`,
  to: paths.admin.article(id),
  text: `Terminer «\u00A0${title}\u00A0»`,
  note: `Brouillon du ${formatQuebecTime(updated_at)}`,
  act: 'Continuer',
});

/** The next step of a lead that is due. */
export function stepLine(lead: Lead): Line {
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
export function approvalLine({ id, name, approved_at, ...approved }: WaitingApproval): Line {
  const isRelease = approved.document === null;
  return {
    key: id,
    to: isRelease ? paths.admin.release(approved.release_id) : paths.admin.content(approved.document),
    text: `Publier «\u00A0${isRelease ? approved.title : nameDocument(approved.document, approved.title)}\u00A0»`,
    note: `${isRelease ? 'Approuvée' : 'Approuvé'} par ${name}, ${formatQuebecTime(approved_at)}`,
    act: isRelease ? 'Ouvrir' : 'Publier',
  };
}

/** A text on which readers of a preview have left notes. */
export function notesLine({ document, title, notes, name, created_at }: NotedDocument): Line {
  return {
    key: `notes-${document}`,
    to: paths.admin.content(document),
    text: `Lire les notes sur «\u00A0${nameDocument(document, title)}\u00A0»`,
    note: `${formatWhole(notes)} ${notes === 1 ? 'note ouverte' : 'notes ouvertes'}, la dernière ${ofPerson(name)}, ${formatQuebecTime(created_at)}`,
    act: 'Lire',
  };
}

/** A page that is online, and whose files the library no longer has. */
export function incompletePageLine({ lacks_sound, files, ...subject }: IncompletePage): Line {
  const name = `«\u00A0${nameDocument(subject.document, subject.title)}\u00A0»`;
  return {
    key: `fichiers-${subject.document}`,
    to: paths.admin.content(subject.document),
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
export function brokenPageLine({ paths: dead, ...subject }: BrokenPage): Line {
  return {
    key: `liens-${subject.document}`,
    to: paths.admin.content(subject.document),
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
export function requestLines(requests: readonly { due_on: string; answered_at: string | null }[]): Line[] {
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
export const failedEmailLines = (total: number): Line[] =>
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
export const newLeadLines = (count: number): Line[] =>
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
