import { formatMoment, formatSpan, inQuebec } from '../data/span.ts';
import { paths } from '../paths.ts';
import { type Email, type EmailContent, writeEmail } from './email.ts';
import { type EventOfLead, toMethod, withCalendar } from './eventCalendar.ts';
import { whyThisEmail } from './whyThisEmail.ts';

type SessionFacts = { startsAt: string; endsAt: string; /** Empty: online. */ place?: string | null };

/** What the e-mails about a registration read of `private.outbox.data`. Moments are ISO 8601. */
export type SessionEmailData = {
  session: SessionFacts & { title: string };
  /** Opens the page of the registration. */
  token?: string | null;
  seats?: number | null;
  /** The place in line of whoever waits, from 1. */
  position?: number | null;
  /** Until when a place that was freed is held. */
  offeredUntil?: string | null;
  /** Of the registration: where a session moves, after that; where something is cancelled, before. */
  state?: 'registered' | 'waiting' | 'offered' | null;
  /** Who cancelled, or that nobody did: the moment passed until which a place was offered. */
  reason?: 'person' | 'staff' | 'lapsed' | null;
  /** Where and when it was before it moved. */
  before?: SessionFacts | null;
  /** What the team writes to everybody who is registered. */
  subject?: string | null;
  body?: string | null;
  /** What the team adds where it cancels. */
  note?: string | null;
  /** Whether somebody has just registered once more with the address. */
  again?: boolean | null;
  /** Whether an e-mail has brought it to their calendar: nothing else is taken off. */
  isOnCalendar?: boolean;
};

/** The kinds of e-mails about a registration. */
export const sessionEmailKinds = [
  'registered',
  'waiting',
  'offer',
  'cancelled',
  'moved',
  'session-cancelled',
  'reminder',
  'session-note',
] as const;
export type SessionEmailKind = (typeof sessionEmailKinds)[number];

const getSpan = ({ startsAt, endsAt }: SessionFacts) =>
  `${formatSpan({ starts_at: startsAt, ends_at: endsAt })} ${inQuebec}`;

const getPlace = (place: string | null | undefined) => place || 'En ligne';

/** What the team wrote, as it was parted. */
const toParagraphs = (text: string | null | undefined) =>
  (text ?? '').split(/\n\s*\n/).filter((paragraph) => /\S/.test(paragraph));

/** Who waits has nothing to put on a calendar. */
const isWithoutPlace = (state: SessionEmailData['state']) => state === 'waiting' || state === 'offered';

type Words = Pick<EmailContent, 'subject' | 'preheader' | 'title' | 'paragraphs'> & {
  facts?: EmailContent['facts'];
  /** What is done on the page of the registration; without it the e-mail leads to the courses. */
  action?: string;
  closing?: string;
};

const attached = 'Le fichier joint met la formation à votre calendrier.';
const detached = 'Le fichier joint la retire de votre calendrier.';

const write: Record<SessionEmailKind, (data: SessionEmailData) => Words> = {
  registered: ({ session: { title } }) => ({
    subject: `Inscription confirmée\u00A0: ${title}`,
    preheader: 'Votre place est réservée.',
    title: 'Votre inscription est confirmée',
    paragraphs: ['Votre place est réservée. Nous vous écrirons deux jours avant, pour vous la rappeler.'],
    action: 'Voir ou annuler mon inscription',
    closing: attached,
  }),
  waiting: ({ session: { title }, position }) => ({
    subject: `Liste d’attente\u00A0: ${title}`,
    preheader: 'La formation est complète pour le moment.',
    title: 'Vous êtes sur la liste d’attente',
    paragraphs: [
      'La formation est complète. Dès qu’une place se libère, elle est offerte à la première personne de la liste, qui a 48\u00A0heures pour l’accepter.',
    ],
    facts: position ? [{ label: 'Rang sur la liste', value: String(position) }] : [],
    action: 'Voir ou annuler mon inscription',
  }),
  offer: ({ session: { title }, offeredUntil }) => ({
    subject: `Une place s’est libérée\u00A0: ${title}`,
    preheader: 'Acceptez-la avant qu’elle ne soit offerte à la personne suivante.',
    title: 'Une place s’est libérée pour vous',
    paragraphs: [
      offeredUntil
        ? `Elle vous est réservée jusqu’au ${formatMoment(offeredUntil)}. Ensuite, elle sera offerte à la personne suivante.`
        : 'Elle vous est réservée pour 48\u00A0heures. Ensuite, elle sera offerte à la personne suivante.',
    ],
    action: 'Accepter ou refuser la place',
  }),
  cancelled: ({ session: { title }, state, reason }) =>
    reason === 'lapsed'
      ? {
          subject: `Offre expirée\u00A0: ${title}`,
          preheader: 'La place a été offerte à la personne suivante.',
          title: 'La place n’est plus réservée pour vous',
          paragraphs: [
            'Le délai pour l’accepter est passé, et elle a été offerte à la personne suivante. Vous pouvez vous inscrire de nouveau\u00A0: vous serez à la fin de la liste d’attente.',
          ],
        }
      : {
          subject: `Inscription annulée\u00A0: ${title}`,
          preheader: isWithoutPlace(state)
            ? 'Vous n’êtes plus sur la liste d’attente.'
            : 'Votre place est libérée.',
          title: 'Votre inscription est annulée',
          paragraphs: [
            'Vous n’avez rien d’autre à faire. Vous pouvez vous inscrire de nouveau, s’il reste des places.',
          ],
          ...(!isWithoutPlace(state) && { closing: detached }),
        },
  moved: ({ session: { title }, before, state }) => ({
    subject: `Changement\u00A0: ${title}`,
    preheader: 'La date, l’heure ou le lieu a changé.',
    title: 'Votre formation a changé',
    paragraphs: [
      state === 'waiting'
        ? 'La date, l’heure ou le lieu a changé. Vous restez sur la liste d’attente.'
        : state === 'offered'
          ? 'La date, l’heure ou le lieu a changé. La place qui vous est offerte le reste.'
          : 'La date, l’heure ou le lieu a changé. Votre inscription reste valable.',
    ],
    facts: before ? [{ label: 'Auparavant', value: `${getSpan(before)}, ${getPlace(before.place)}` }] : [],
    action: 'Voir ou annuler mon inscription',
    ...(!isWithoutPlace(state) && { closing: 'Le fichier joint remplace l’ancien à votre calendrier.' }),
  }),
  'session-cancelled': ({ session: { title }, note, state }) => ({
    subject: `Formation annulée\u00A0: ${title}`,
    preheader: 'La formation n’aura pas lieu.',
    title: 'Cette formation est annulée',
    paragraphs: [
      'La formation n’aura pas lieu, et votre inscription est annulée avec elle. Nous en sommes désolés\u00A0: répondez à ce courriel si une autre date vous conviendrait.',
      ...toParagraphs(note),
    ],
    ...(!isWithoutPlace(state) && { closing: detached }),
  }),
  reminder: ({ session: { title } }) => ({
    subject: `Rappel\u00A0: ${title}`,
    preheader: 'Votre formation approche.',
    title: 'Votre formation approche',
    paragraphs: [
      'Un rappel de votre inscription. Si vous ne pouvez pas venir, annulez-la\u00A0: quelqu’un attend peut-être.',
    ],
    action: 'Voir ou annuler mon inscription',
  }),
  'session-note': ({ session: { title }, subject, body }) => ({
    subject: subject || title,
    preheader: `Au sujet de votre formation\u00A0: ${title}`,
    title: subject || 'Au sujet de votre formation',
    paragraphs: toParagraphs(body),
    action: 'Voir ou annuler mon inscription',
  }),
};

const calendars: { [Kind in SessionEmailKind]?: 'REQUEST' | 'CANCEL' } = {
  registered: 'REQUEST',
  moved: 'REQUEST',
  cancelled: 'CANCEL',
  'session-cancelled': 'CANCEL',
};

/**
 * To somebody who registered. Nothing that they typed stands in it: whoever registers with somebody else's address would choose
 * the words that person reads.
 */
export function sessionEmail(
  kind: SessionEmailKind,
  data: SessionEmailData,
  { siteUrl, ...event }: EventOfLead & { siteUrl: string },
): Email {
  const { subject, preheader, title, paragraphs, facts = [], action, closing } = write[kind](data);
  const { session, token, seats, state, again } = data;
  const email = writeEmail({
    subject,
    preheader,
    title,
    paragraphs: again
      ? ['Vous aviez déjà une inscription à cette formation\u00A0: elle reste telle quelle.', ...paragraphs]
      : paragraphs,
    facts: [
      { label: 'Formation', value: session.title },
      { label: 'Date', value: getSpan(session) },
      { label: 'Lieu', value: getPlace(session.place) },
      ...(seats && seats > 1 ? [{ label: 'Places', value: String(seats) }] : []),
      ...facts,
    ],
    action:
      action && token
        ? { label: action, url: `${siteUrl}${paths.registration}#${encodeURIComponent(token)}` }
        : { label: 'Voir les formations', url: `${siteUrl}${paths.formations}` },
    closing: [...(closing ? [closing] : []), ...whyThisEmail('votre inscription', siteUrl)],
  });
  const method = isWithoutPlace(state) ? undefined : toMethod(calendars[kind], data.isOnCalendar);
  return withCalendar(email, method, { ...event, ...session, place: getPlace(session.place), siteUrl });
}
