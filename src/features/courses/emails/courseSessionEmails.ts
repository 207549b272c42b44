import { formatPrice } from '../../../data/price.ts';
import { formatHour, formatMoment, formatSpan, inQuebec } from '../../../data/span.ts';
import { paths } from '../../../paths.ts';
import { type Email, type EmailContent, toParagraphs } from '../../../emails/email.ts';
import {
  isToCome,
  placeEmail,
  type PlaceEmailData,
  type PlaceEmailSender,
  type PlaceWords,
} from '../../../emails/placeEmail.ts';

type CourseSessionFacts = { startsAt: string; endsAt: string; /** Empty: online. */ place?: string | null };

/** What the e-mails about a registration read of `private.outbox.data`. Moments are ISO 8601. */
export type CourseSessionEmailData = PlaceEmailData & {
  /** Empty: online. */
  place?: string | null;
  /** In euros, for a person. */
  price?: number | null;
  /** Until when places that become free are offered to the line. */
  offersEnd?: string | null;
  /** How one pays, as the settings have it. */
  payment?: string | null;
  seats?: number | null;
  /** The place in line of whoever waits, from 1. */
  position?: number | null;
  /** How many places were given back. */
  returned?: number | null;
  /** Of the registration: where a session moves, after that; where something is cancelled, before. */
  state?: 'held' | 'unconfirmed' | 'registered' | 'waiting' | 'offered' | null;
  /** Who cancelled, or that nobody did: the moment passed until which a place was offered. */
  reason?: 'person' | 'staff' | 'lapsed' | null;
  /** The place that was offered went to the next in line. */
  isHandedOn?: boolean | null;
  /** Where and when it was before it moved. */
  before?: CourseSessionFacts | null;
  /** What the team writes to everybody who is registered. */
  subject?: string | null;
  body?: string | null;
  /** Whether somebody has just registered once more with the address. */
  again?: boolean | null;
};

const getSpan = ({ startsAt, endsAt }: CourseSessionFacts) =>
  `${formatSpan({ starts_at: startsAt, ends_at: endsAt })} ${inQuebec}`;

const getPlace = (place: string | null | undefined) => place || 'En visioconférence';

/** Who waits has nothing to put on a calendar. */
const isWithoutSeat = (state: CourseSessionEmailData['state']) => state === 'waiting' || state === 'offered';

const isOne = (seats: number | null | undefined) => !seats || seats === 1;

/** What the places cost together, and how one pays. */
const listPayment = ({
  price,
  seats,
  payment,
}: CourseSessionEmailData): NonNullable<EmailContent['facts']> => [
  {
    label: 'Prix',
    value:
      price != null &&
      (isOne(seats)
        ? formatPrice(price)
        : `${formatPrice(price * (seats ?? 1))} (${seats} × ${formatPrice(price)})`),
  },
  { label: 'Paiement', value: price != null && price > 0 && payment },
];

/** Where and when it was. */
const listBefore = ({ before }: Pick<CourseSessionEmailData, 'before'>) => [
  { label: 'Auparavant', value: before && `${getSpan(before)}, ${getPlace(before.place)}` },
];

/** What takes it off the calendar of whoever had a place. */
const detach = (state: CourseSessionEmailData['state']) =>
  !isWithoutSeat(state) &&
  ({ closing: 'Le fichier joint la retire de votre calendrier.', calendar: 'CANCEL' } as const);

const write = {
  unconfirmed: ({ title, state, seats, heldUntil }) => {
    const until = heldUntil ? `jusqu’à ${formatHour(heldUntil)} ${inQuebec}` : 'pendant une demi-heure';
    return state === 'unconfirmed'
      ? {
          subject: `Confirmez votre demande\u00A0: ${title}`,
          preheader: 'Un bouton, et vous êtes sur la liste d’attente.',
          title: 'Confirmez que vous attendez une place',
          text: `La formation est complète. Confirmez votre demande par le bouton, ${until}\u00A0: vous prendrez alors votre rang sur la liste d’attente.`,
          action: 'Confirmer ma demande',
          closing: 'Si vous n’avez rien demandé, ne faites rien\u00A0: la demande s’efface d’elle-même.',
        }
      : {
          subject: `Confirmez votre inscription\u00A0: ${title}`,
          preheader: 'Un bouton, et votre place est réservée.',
          title: 'Confirmez votre inscription',
          text: `${isOne(seats) ? 'Votre place vous est gardée' : 'Vos places vous sont gardées'} ${until}. Confirmez par le bouton d’ici là.`,
          action: 'Confirmer mon inscription',
          closing: 'Si vous n’avez rien demandé, ne faites rien\u00A0: la place redevient libre d’elle-même.',
        };
  },
  registered: (data) => ({
    subject: `Inscription confirmée\u00A0: ${data.title}`,
    preheader: isOne(data.seats) ? 'Votre place est réservée.' : 'Vos places sont réservées.',
    title: data.before ? 'Une place est à vous, à une autre date' : 'Votre inscription est confirmée',
    text: [
      data.before &&
        'Vous étiez sur la liste d’attente, et nous vous avons inscrit à une date qui a de la place.',
      isOne(data.seats) ? 'Votre place est réservée.' : 'Vos places sont réservées.',
      isToCome(data.remindsAt) && 'Nous vous écrirons deux jours avant, pour vous le rappeler.',
    ]
      .filter(Boolean)
      .join(' '),
    facts: [...listPayment(data), ...listBefore(data)],
    action: 'Voir ou annuler mon inscription',
    closing: 'Le fichier joint met la formation à votre calendrier.',
    calendar: 'REQUEST',
  }),
  waiting: ({ title, offersEnd, position }) => ({
    subject: `Liste d’attente\u00A0: ${title}`,
    preheader: 'La formation est complète pour le moment.',
    title: 'Vous êtes sur la liste d’attente',
    text: isToCome(offersEnd)
      ? 'La formation est complète. Si une place se libère à temps, elle est offerte par courriel à la première personne de la liste, qui a 48\u00A0heures au plus pour l’accepter.'
      : 'La formation est complète. Si une place se libère, l’équipe vous appelle ou vous écrit.',
    facts: [{ label: 'Rang sur la liste', value: position ? String(position) : null }],
    action: 'Voir ou annuler mon inscription',
  }),
  offer: ({ title, heldUntil }) => ({
    subject: `Une place s’est libérée\u00A0: ${title}`,
    preheader: 'Acceptez-la avant la fin du délai.',
    title: 'Une place s’est libérée pour vous',
    text: heldUntil
      ? `Elle vous est réservée jusqu’au ${formatMoment(heldUntil)}. Ensuite, elle peut être offerte à quelqu’un d’autre.`
      : 'Elle vous est réservée pour 48\u00A0heures au plus. Ensuite, elle peut être offerte à quelqu’un d’autre.',
    action: 'Accepter ou refuser la place',
  }),
  'seats-returned': (data) => ({
    subject: `Places rendues\u00A0: ${data.title}`,
    preheader: isOne(data.seats) ? 'Il vous reste une place.' : `Il vous reste ${data.seats} places.`,
    title:
      data.returned === 1 ? 'Vous avez rendu une place' : `Vous avez rendu ${data.returned ?? 'des'} places`,
    text: `${isOne(data.seats) ? 'Il vous reste une place' : `Il vous reste ${data.seats} places`}. Le reste de votre inscription ne change pas.`,
    facts: listPayment(data),
    action: 'Voir ou annuler mon inscription',
  }),
  cancelled: ({ title, state, reason, isHandedOn }) =>
    reason === 'lapsed'
      ? {
          subject: `Offre expirée\u00A0: ${title}`,
          preheader: 'La place n’est plus gardée pour vous.',
          title: 'La place n’est plus réservée pour vous',
          text: isHandedOn
            ? 'Le délai pour l’accepter est passé, et elle a été offerte à la personne suivante. Vous pouvez vous inscrire de nouveau\u00A0: vous serez à la fin de la liste d’attente.'
            : 'Le délai pour l’accepter est passé. Vous pouvez vous inscrire de nouveau, s’il reste des places.',
        }
      : {
          subject: `Inscription annulée\u00A0: ${title}`,
          preheader: isWithoutSeat(state)
            ? 'Vous n’êtes plus sur la liste d’attente.'
            : 'Votre place est libérée.',
          title: reason === 'staff' ? 'Nous avons annulé votre inscription' : 'Votre inscription est annulée',
          text:
            reason === 'staff'
              ? 'Notre équipe a annulé votre inscription. Si vous ne l’avez pas demandé, ou si une autre date vous conviendrait, répondez à ce courriel.'
              : 'Vous n’avez rien d’autre à faire. Vous pouvez vous inscrire de nouveau, s’il reste des places.',
          ...detach(state),
        },
  moved: ({ title, state, ...data }) => ({
    subject: `Changement\u00A0: ${title}`,
    preheader: 'La date, l’heure ou le lieu a changé.',
    title: 'Votre formation a changé',
    text:
      state === 'waiting'
        ? 'La date, l’heure ou le lieu a changé. Vous restez sur la liste d’attente.'
        : state === 'offered'
          ? 'La date, l’heure ou le lieu a changé. La place qui vous est offerte le reste.'
          : 'La date, l’heure ou le lieu a changé. Votre inscription reste valable.',
    facts: listBefore(data),
    action: 'Voir ou annuler mon inscription',
    ...(!isWithoutSeat(state) && {
      closing: 'Le fichier joint remplace l’ancien à votre calendrier.',
      calendar: 'REQUEST',
    }),
  }),
  'session-cancelled': ({ title, note, state }) => ({
    subject: `Formation annulée\u00A0: ${title}`,
    preheader: 'La formation n’aura pas lieu.',
    title: 'Cette formation est annulée',
    text: [
      'La formation n’aura pas lieu, et votre inscription est annulée avec elle. Nous en sommes désolés\u00A0: répondez à ce courriel si une autre date vous conviendrait.',
      ...toParagraphs(note),
    ],
    ...detach(state),
  }),
  reminder: ({ title }) => ({
    subject: `Rappel\u00A0: ${title}`,
    preheader: 'Votre formation approche.',
    title: 'Votre formation approche',
    text: 'Un rappel de votre inscription. Si vous ne pouvez pas venir, annulez-la\u00A0: quelqu’un attend peut-être.',
    action: 'Voir ou annuler mon inscription',
  }),
  'session-note': ({ title, subject, body }) => ({
    subject: subject || title,
    preheader: `Au sujet de votre formation\u00A0: ${title}`,
    title: subject || 'Au sujet de votre formation',
    text: toParagraphs(body),
    action: 'Voir ou annuler mon inscription',
  }),
} satisfies Record<string, (data: CourseSessionEmailData) => PlaceWords>;

/** Whether an e-mail is one about a registration. */
export const isCourseSessionEmail = (kind: string): kind is keyof typeof write => Object.hasOwn(write, kind);

/** To somebody who registered. */
export function courseSessionEmail(
  kind: keyof typeof write,
  data: CourseSessionEmailData,
  sender: PlaceEmailSender,
): Email {
  const { text, facts = [], ...words }: PlaceWords = write[kind](data);
  const { title, seats, again } = data;
  const place = getPlace(data.place);
  return placeEmail(
    {
      ...words,
      text: again
        ? [
            'Vous aviez déjà une inscription à cette formation\u00A0: elle reste telle quelle.',
            ...[text].flat(),
          ]
        : text,
      facts: [
        { label: 'Formation', value: title },
        { label: 'Date', value: getSpan(data) },
        { label: 'Lieu', value: place },
        { label: 'Places', value: !isOne(seats) && String(seats) },
        ...facts,
      ],
    },
    data,
    {
      page: paths.registration,
      otherwise: { label: 'Voir les formations', path: paths.formations },
      place,
      about: 'votre inscription',
    },
    sender,
  );
}
