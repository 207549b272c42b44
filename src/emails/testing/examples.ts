import { type AccountEmail, accountEmails } from '#features/people/emails/accountEmails.ts';
import type { Email } from '../email.ts';
import type { BookingEmailData } from '#features/studios/emails/bookingEmails.ts';
import { payment } from '#data/company.ts';
import type { Estimate } from '#features/requests/data/estimate.ts';
import { type LeadNews, type Lead, leadNotice } from '#features/requests/emails/leadEmails.ts';
import { writeQueuedEmail } from '../queuedEmail.ts';
import type { ReleaseProblem } from '#features/releases/emails/releaseProblem.ts';
import type { CourseSessionEmailData } from '#features/courses/emails/courseSessionEmails.ts';

const site = 'https://porte-voix.example';

const fromMarie = {
  id: '90000000-0000-4000-8000-000000000001',
  first_name: 'Marie-Ève',
  last_name: 'Tremblay',
  email: 'marie-eve.tremblay@exemple.ca',
  company: 'Les Fromages du Fleuve',
  service: 'podcast',
  message:
    'Bonjour,\n\nnous préparons un balado de six épisodes sur les fromagers du Québec. Pouvez-vous nous proposer un studio et une date?\n\nMerci!',
  created_at: '2026-11-20T14:05:00Z',
} satisfies Lead;

const toLead = `${site}/admin/messages/${fromMarie.id}`;

/** The notice of a lead of Marie-Ève Tremblay, but for what the lead says otherwise. */
export const writeLeadNotice = (changes: Partial<Lead> = {}): Email =>
  leadNotice({ ...fromMarie, ...changes }, site);

const figures: Estimate = {
  service: 'podcast',
  size: 'startup',
  sector: 'tech',
  budget: 10_000,
  horizon: 6,
  expectedReturn: 28_080,
  roi: 181,
  paybackTime: 2,
  yearlyBenefit: 56_160,
};

const session: CourseSessionEmailData = {
  title: 'Prise de parole devant la caméra',
  startsAt: '2026-12-09T14:00:00Z',
  endsAt: '2026-12-09T21:00:00Z',
  place: '525, boulevard Charest Est, Québec',
  price: 890,
};

const booking: BookingEmailData = {
  title: 'Studio balado',
  startsAt: '2026-12-10T18:00:00Z',
  endsAt: '2026-12-10T20:00:00Z',
  token: '6f1d0b5c9e',
};

const plannedChange: ReleaseProblem = {
  releaseId: '40000000-0000-4000-8000-000000000001',
  name: null,
  document: 'home/hero',
  title: null,
  dueAt: '2027-01-04T11:00:00Z',
  problem: 'Le même passage a changé en ligne depuis que cette mise à jour a été planifiée.',
  isStopped: true,
  isEnd: false,
};

/** An e-mail of the outbox to Marie-Ève Tremblay. */
export const writeQueued = (kind: string, data: object, lead: Partial<Lead> = {}): Email =>
  writeQueuedEmail(
    {
      id: 12,
      kind,
      recipient: fromMarie.email,
      data,
      lead: { ...fromMarie, ...lead },
      created_at: '2026-11-20T14:05:00Z',
    },
    { siteUrl: site, organizer: 'info@porte-voix.example', payment },
  );

const toRegistration = (kind: string, data: Partial<CourseSessionEmailData> = {}) => {
  const all = { ...session, token: '6f1d0b5c9e', ...data };
  return {
    email: writeQueued(kind, all),
    url: all.token && !kind.endsWith('cancelled') ? `${site}/inscription#${all.token}` : `${site}/formations`,
  };
};

const writeNews = (news: Pick<LeadNews, 'news'> & Partial<LeadNews>) => ({
  email: writeQueued('lead-news', { ...session, ...news }),
  url: `${site}/admin/messages/${fromMarie.id}`,
});

const toBooking = (kind: string, data: Partial<BookingEmailData> = {}) => {
  const all = { ...booking, ...data };
  return {
    email: writeQueued(kind, all),
    url: `${site}${all.token ? `/reservation#${all.token}` : '/contact'}`,
  };
};

function writeAccountEmail({ page, type, write }: AccountEmail) {
  const url = `${site}${page}#type=${type}&token_hash=6f1d0b5c9e`;
  return { email: write({ email: 'marie-eve.tremblay@exemple.ca', url }), url };
}

/** Every e-mail, with the address that it leads to, if it does: what the workbench shows and the tests check. */
export const examples: Record<string, { email: Email; url: string | null }> = {
  ...Object.fromEntries(
    Object.entries(accountEmails).map(([name, email]) => [name, writeAccountEmail(email)]),
  ),
  'lead-notice': { email: writeLeadNotice(), url: toLead },
  'lead-notice of an estimate': {
    email: writeLeadNotice({ kind: 'estimate', message: '', estimate: figures }),
    url: toLead,
  },
  'lead-notice of a registration': {
    email: writeLeadNotice({
      kind: 'registration',
      message: 'Y a-t-il un stationnement?',
      registration: {
        session_id: 's',
        title: session.title,
        starts_at: session.startsAt,
        ends_at: '2026-12-10T21:00:00Z',
        place: null,
        seats: 3,
        others: ['Luc Roy'],
        state: 'waiting',
        position_in_line: 2,
        offered_until: null,
      },
    }),
    url: toLead,
  },
  'lead-notice of a booking': {
    email: writeLeadNotice({
      kind: 'booking',
      message: '',
      booking: {
        studio_name: booking.title,
        starts_at: booking.startsAt,
        ends_at: booking.endsAt,
        state: 'requested',
        held_until: '2026-11-21T14:05:00Z',
      },
    }),
    url: toLead,
  },
  estimate: { email: writeQueued('estimate', { figures }), url: `${site}/services` },
  reply: {
    email: writeQueued('reply', {
      words: 'Bonjour,\n\nLe studio est libre le 3 décembre.\nÀ quelle heure viendriez-vous?',
      author: 'Élodie Tremblay',
    }),
    url: null,
  },
  'release-problem of a planned change': {
    email: writeQueued('release-problem', plannedChange),
    url: `${site}/admin/pages/home/hero`,
  },
  'release-problem of a release': {
    email: writeQueued('release-problem', {
      ...plannedChange,
      name: 'Salon de janvier',
      document: null,
      problem: '«\u00A0Salon\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Autre salon\u00A0».',
      isStopped: false,
    }),
    url: `${site}/admin/releases/${plannedChange.releaseId}`,
  },
  'lead-news of a cancelled registration': writeNews({ news: 'cancelled' }),
  'lead-news of places that were given back': writeNews({ news: 'seats-returned', seats: 2 }),
  'lead-news of a place that isn’t offered any more': writeNews({ news: 'place-free' }),
  'lead-news of a booking that nobody answers': writeNews({
    news: 'unanswered',
    title: booking.title,
    heldUntil: '2026-11-21T14:05:00Z',
  }),
  unconfirmed: toRegistration('unconfirmed', { state: 'held', heldUntil: '2026-11-20T14:35:00Z' }),
  'unconfirmed, of whoever would wait': toRegistration('unconfirmed', {
    state: 'unconfirmed',
    heldUntil: '2026-11-20T14:35:00Z',
  }),
  registered: toRegistration('registered', { seats: 3 }),
  'registered, from the waiting list of another date': toRegistration('registered', {
    before: { startsAt: '2026-12-02T14:00:00Z', endsAt: '2026-12-02T21:00:00Z', place: session.place },
  }),
  'seats-returned': toRegistration('seats-returned', { seats: 2, returned: 1 }),
  waiting: toRegistration('waiting', { position: 4 }),
  offer: toRegistration('offer', { heldUntil: '2026-11-22T14:05:00Z' }),
  cancelled: toRegistration('cancelled'),
  'cancelled by the team': toRegistration('cancelled', { reason: 'staff' }),
  'cancelled for an offer that lapsed': toRegistration('cancelled', { state: 'offered', reason: 'lapsed' }),
  moved: toRegistration('moved', {
    place: null,
    before: { startsAt: '2026-12-02T14:00:00Z', endsAt: '2026-12-02T21:00:00Z', place: session.place },
  }),
  'session-cancelled': toRegistration('session-cancelled', { note: 'La formatrice est souffrante.' }),
  reminder: toRegistration('reminder'),
  'session-note': toRegistration('session-note', {
    subject: 'Ce qu’il faut apporter',
    body: 'Apportez un texte d’une minute.\n\nLe café est servi dès 8 h 30.'.replace(
      '8 h 30',
      '8\u00A0h\u00A030',
    ),
  }),
  'booking-unconfirmed': toBooking('booking-unconfirmed', { heldUntil: '2026-11-20T14:35:00Z' }),
  'booking-requested': toBooking('booking-requested', { heldUntil: '2026-11-21T14:05:00Z' }),
  'booking-accepted': toBooking('booking-accepted', { note: 'Le stationnement est derrière l’immeuble.' }),
  'booking-declined': toBooking('booking-declined', {
    token: null,
    note: 'Le studio est pris par un tournage.',
  }),
  'booking-cancelled': toBooking('booking-cancelled', { token: null }),
  'booking-cancelled by the team': toBooking('booking-cancelled', { token: null, reason: 'staff' }),
  'booking-lapsed': toBooking('booking-lapsed', { token: null }),
  'booking-reminder': toBooking('booking-reminder'),
};
