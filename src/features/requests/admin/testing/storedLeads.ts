import { aLead } from '#mocks/builders.ts';
import { aCourseSession, insertCourseSessions } from '#mocks/courseSessions.ts';
import { insertOnce, update } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { leads } from '#mocks/fixtures/leads.ts';

/** The first message of the fixtures: of Camille Roy, which nobody has taken up. */
export const [camille] = leads as [(typeof leads)[0]];

/** The figures of the calculator as it is when the page opens. */
export const estimate = {
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

/** The editor is in charge of what Camille Roy wrote, and has promised to call back today. */
export const followUp = {
  stage: 'discussion',
  assignee: accountByRole.editor.user_id,
  next_step: 'Rappeler Camille',
  next_step_on: '2026-11-20',
  amount: 12_500,
};

/** Camille Roy's message with a follow-up and an origin, notes of two people, and an estimate that she asked for later. */
export async function storeFollowedLead() {
  await update(
    'leads',
    { id: camille.id },
    {
      ...followUp,
      page: '/services/production-audiovisuelle',
      campaign: 'printemps',
      domain: 'infolettre.example',
    },
  );
  await insertOnce(
    'lead_events',
    {
      id: 'd1000000-0000-4000-8000-000000000001',
      lead_id: camille.id,
      kind: 'note',
      author: accountByRole.admin.user_id,
      text: 'Connue du salon de janvier.\nPréfère le téléphone.',
      created_at: '2026-11-13T14:00:00+00:00',
    },
    {
      id: 'd1000000-0000-4000-8000-000000000002',
      lead_id: camille.id,
      kind: 'note',
      author: accountByRole.editor.user_id,
      text: 'Elle veut six épisodes avant juin.',
      created_at: '2026-11-16T19:30:00+00:00',
    },
    {
      id: 'd1000000-0000-4000-8000-000000000003',
      lead_id: camille.id,
      kind: 'reply',
      author: accountByRole.editor.user_id,
      text: 'Bonjour Camille,\n\nSix épisodes avant juin, c’est possible. Je vous appelle demain.',
      created_at: '2026-11-16T20:00:00+00:00',
      sent_at: '2026-11-16T20:01:00+00:00',
    },
    {
      id: 'd1000000-0000-4000-8000-000000000004',
      lead_id: camille.id,
      kind: 'change',
      author: accountByRole.editor.user_id,
      changes: { stage: 'discussion', next_step: 'Rappeler Camille', next_step_on: '2026-11-20' },
      created_at: '2026-11-16T20:02:00+00:00',
    },
  );
  const later = aLead({
    id: 'd0000000-0000-4000-8000-000000000002',
    kind: 'estimate',
    first_name: 'Camille',
    last_name: 'Roy',
    email: camille.email,
    message: '',
    estimate,
    created_at: '2026-11-18T15:00:00+00:00',
  });
  await insertOnce('leads', later);
  return later;
}

/** Rose Lavoie's, who waits for two places in a session. */
export const registered = aLead({
  id: 'd0000000-0000-4000-8000-000000000003',
  kind: 'registration',
  first_name: 'Rose',
  last_name: 'Lavoie',
  email: 'rose.lavoie@exemple.ca',
  service: 'coaching',
  message: '',
  created_at: '2026-11-17T15:00:00+00:00',
});

/** The session, and Rose Lavoie in its line. */
export async function storeRegistration() {
  const session = aCourseSession();
  await insertCourseSessions(session);
  await insertOnce('leads', registered);
  await insertOnce('private.registrations', {
    id: 'd2000000-0000-4000-8000-000000000001',
    session_id: session.id,
    lead_id: registered.id,
    seats: 2,
    others: '{Marie Lavoie}',
    state: 'waiting',
  });
}

/** Luc Tremblay's, who has a studio for a morning. */
export const booked = aLead({
  id: 'd0000000-0000-4000-8000-000000000004',
  kind: 'booking',
  first_name: 'Luc',
  last_name: 'Tremblay',
  email: 'luc.tremblay@exemple.ca',
  message: 'Un balado à quatre voix.',
  created_at: '2026-11-17T16:00:00+00:00',
});

/** The booking of Luc Tremblay, which was accepted. */
export async function storeBooking() {
  await insertOnce('leads', booked);
  await insertOnce('private.studio_bookings', {
    id: 'd3000000-0000-4000-8000-000000000001',
    lead_id: booked.id,
    studio: 'charest',
    studio_name: 'Studio Charest',
    during: '[2127-01-21T14:00:00Z,2127-01-21T16:00:00Z)',
    state: 'accepted',
    confirmed_at: booked.created_at,
    held_until: '2127-01-20T14:00:00Z',
    token_hashes: '{}',
  });
}
