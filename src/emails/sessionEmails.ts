import { formatDayAndTime, formatSpan } from '../data/formats.ts';
import { toClockTime } from '../data/quebecTime.ts';
import { paths } from '../paths.ts';
import { type Email, type EmailContent, writeEmail } from './email.ts';
import { type EventOfLead, withCalendar } from './eventCalendar.ts';
import { whyThisEmail } from './whyThisEmail.ts';

/** What the e-mails about a registration read of `private.outbox.data`. Moments are ISO 8601. */
export type SessionEmailData = {
  /** The session's own title. */
  title: string;
  startsAt: string;
  endsAt: string;
  /** Empty: online. */
  place?: string | null;
  /** The page of the registration with its token, from the site's root: `/inscription#…`. */
  link?: string | null;
  seats?: number | null;
  /** The place in line of whoever waits, from 1. */
  position?: number | null;
  /** Until when a place that was freed is held. */
  offeredUntil?: string | null;
  /** Where and when it was before it moved. */
  former?: { startsAt: string; endsAt: string; place?: string | null } | null;
  /** What the team writes to everybody who is registered. */
  subject?: string | null;
  note?: string | null;
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

const getSpan = ({ startsAt, endsAt }: Pick<SessionEmailData, 'startsAt' | 'endsAt'>) =>
  formatSpan(toClockTime(startsAt), toClockTime(endsAt));

const getPlace = (place: string | null | undefined) => place || 'En ligne';

type Words = Pick<EmailContent, 'subject' | 'preheader' | 'title' | 'paragraphs'> & {
  facts?: EmailContent['facts'];
  /** What is done on the page of the registration; without it the e-mail leads to the courses. */
  action?: string;
  closing?: string;
};

const attached = 'Le fichier joint met la formation à votre calendrier.';
const detached = 'Le fichier joint la retire de votre calendrier.';

const write: Record<SessionEmailKind, (data: SessionEmailData) => Words> = {
  registered: ({ title }) => ({
    subject: `Inscription confirmée\u00A0: ${title}`,
    preheader: 'Votre place est réservée.',
    title: 'Votre inscription est confirmée',
    paragraphs: ['Votre place est réservée. Nous vous écrirons deux jours avant, pour vous la rappeler.'],
    action: 'Voir ou annuler mon inscription',
    closing: attached,
  }),
  waiting: ({ title, position }) => ({
    subject: `Liste d’attente\u00A0: ${title}`,
    preheader: 'La formation est complète pour le moment.',
    title: 'Vous êtes sur la liste d’attente',
    paragraphs: [
      'La formation est complète. Dès qu’une place se libère, elle est offerte à la première personne de la liste, qui a 48\u00A0heures pour l’accepter.',
    ],
    facts: position ? [{ label: 'Rang sur la liste', value: String(position) }] : [],
    action: 'Voir ou annuler mon inscription',
  }),
  offer: ({ title, offeredUntil }) => ({
    subject: `Une place s’est libérée\u00A0: ${title}`,
    preheader: 'Acceptez-la avant qu’elle ne soit offerte à la personne suivante.',
    title: 'Une place s’est libérée pour vous',
    paragraphs: [
      offeredUntil
        ? `Elle vous est réservée jusqu’au ${formatDayAndTime(toClockTime(offeredUntil))} (heure de Québec). Ensuite, elle sera offerte à la personne suivante.`
        : 'Elle vous est réservée pour 48\u00A0heures. Ensuite, elle sera offerte à la personne suivante.',
    ],
    action: 'Accepter ou refuser la place',
  }),
  cancelled: ({ title }) => ({
    subject: `Inscription annulée\u00A0: ${title}`,
    preheader: 'Votre place est libérée.',
    title: 'Votre inscription est annulée',
    paragraphs: [
      'Vous n’avez rien d’autre à faire. Vous pouvez vous inscrire de nouveau, s’il reste des places.',
    ],
    closing: detached,
  }),
  moved: ({ title, former }) => ({
    subject: `Changement\u00A0: ${title}`,
    preheader: 'La date, l’heure ou le lieu a changé.',
    title: 'Votre formation a changé',
    paragraphs: ['La date, l’heure ou le lieu a changé. Votre inscription reste valable.'],
    facts: former ? [{ label: 'Auparavant', value: `${getSpan(former)}, ${getPlace(former.place)}` }] : [],
    action: 'Voir ou annuler mon inscription',
    closing: 'Le fichier joint remplace l’ancien à votre calendrier.',
  }),
  'session-cancelled': ({ title }) => ({
    subject: `Formation annulée\u00A0: ${title}`,
    preheader: 'La formation n’aura pas lieu.',
    title: 'Cette formation est annulée',
    paragraphs: [
      'La formation n’aura pas lieu, et votre inscription est annulée avec elle. Nous en sommes désolés\u00A0: répondez à ce courriel si une autre date vous conviendrait.',
    ],
    closing: detached,
  }),
  reminder: ({ title }) => ({
    subject: `Rappel\u00A0: ${title}`,
    preheader: 'Votre formation approche.',
    title: 'Votre formation approche',
    paragraphs: [
      'Un rappel de votre inscription. Si vous ne pouvez pas venir, annulez-la\u00A0: quelqu’un attend peut-être.',
    ],
    action: 'Voir ou annuler mon inscription',
  }),
  'session-note': ({ title, subject, note }) => ({
    subject: subject || title,
    preheader: `Au sujet de votre formation\u00A0: ${title}`,
    title: subject || 'Au sujet de votre formation',
    paragraphs: (note ?? '').split(/\n\s*\n/).filter((paragraph) => /\S/.test(paragraph)),
    action: 'Voir ou annuler mon inscription',
  }),
};

const calendars: { [Kind in SessionEmailKind]?: 'PUBLISH' | 'CANCEL' } = {
  registered: 'PUBLISH',
  moved: 'PUBLISH',
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
  const { link, seats } = data;
  const email = writeEmail({
    subject,
    preheader,
    title,
    paragraphs,
    facts: [
      { label: 'Formation', value: data.title },
      { label: 'Date', value: getSpan(data) },
      { label: 'Lieu', value: getPlace(data.place) },
      ...(seats && seats > 1 ? [{ label: 'Places', value: String(seats) }] : []),
      ...facts,
    ],
    action:
      action && link
        ? { label: action, url: `${siteUrl}${link}` }
        : { label: 'Voir les formations', url: `${siteUrl}${paths.formations}` },
    closing: [...(closing ? [closing] : []), ...whyThisEmail('votre inscription', siteUrl)],
  });
  return withCalendar(email, calendars[kind], { ...event, ...data, place: getPlace(data.place), siteUrl });
}
