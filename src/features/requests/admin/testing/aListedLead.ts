import type { Lead } from '#features/requests/data/lead.ts';
import { aLead } from '#mocks/builders.ts';

/** A lead as a list has it: a new message, of which nobody is in charge. */
const aListedLead = (values: Partial<Lead> = {}): Lead => ({
  ...(aLead() as unknown as Lead),
  registration: null,
  booking: null,
  assignee_name: null,
  is_closed: false,
  ...values,
});

/** Leads of each stage, by ids of their own. */
export const leadsOfEachStage: Lead[] = [
  aListedLead({
    id: 'a0000000-0000-4000-8000-000000000001',
    first_name: 'Camille',
    last_name: 'Roy',
    email: 'camille.roy@boreal.example',
    company: 'Boréal Distribution',
    message: 'Nous aimerions lancer un balado interne pour nos 400 employés, six épisodes d’ici juin.',
    created_at: '2026-11-12T13:05:00+00:00',
  }),
  aListedLead({
    id: 'a0000000-0000-4000-8000-000000000002',
    kind: 'estimate',
    first_name: null,
    last_name: null,
    email: 'direction@musee-du-fleuve.example',
    message: '',
    stage: 'discussion',
    assignee: 'b',
    assignee_name: 'Élodie Tremblay',
    next_step: 'Rappeler pour la captation',
    next_step_on: '2026-11-14',
    amount: 12_500,
    created_at: '2026-11-11T20:41:00+00:00',
  }),
  aListedLead({
    id: 'a0000000-0000-4000-8000-000000000003',
    kind: 'booking',
    first_name: 'Nadia',
    last_name: 'Benali',
    company: 'Atelier Nord',
    message: 'Une demi-journée, pour trois voix.',
    booking: {
      studio_name: 'Studio Charest',
      starts_at: '2026-11-24T14:00:00+00:00',
      ends_at: '2026-11-24T17:00:00+00:00',
      state: 'requested',
      held_until: '2026-11-17T15:12:00+00:00',
    },
    stage: 'proposal',
    assignee: 'b',
    assignee_name: 'Élodie Tremblay',
    next_step: 'Envoyer la proposition',
    next_step_on: '2026-11-24',
    amount: 1800,
    created_at: '2026-11-10T15:12:00+00:00',
  }),
  aListedLead({
    id: 'a0000000-0000-4000-8000-000000000004',
    kind: 'registration',
    first_name: 'Olivier',
    last_name: 'Fortin',
    company: 'Fortin & frères',
    message: '',
    registration: {
      session_id: 'd0000000-0000-4000-8000-000000000001',
      title: 'Art oratoire',
      starts_at: '2027-01-21T14:00:00+00:00',
      ends_at: '2027-01-22T21:30:00+00:00',
      place: null,
      seats: 3,
      others: [],
      state: 'waiting',
      position_in_line: 2,
      offered_until: null,
    },
    stage: 'won',
    amount: 4200,
    is_closed: true,
    closed_at: '2026-11-09T15:00:00+00:00',
    created_at: '2026-11-03T12:30:00+00:00',
  }),
  aListedLead({
    id: 'a0000000-0000-4000-8000-000000000005',
    first_name: 'Hugo',
    last_name: 'Caron',
    message: 'Combien pour douze vidéos par mois?',
    stage: 'lost',
    lost_reason: 'Budget trop court',
    is_closed: true,
    closed_at: '2026-11-02T15:00:00+00:00',
    created_at: '2026-11-01T12:30:00+00:00',
  }),
];

/** The day of these stories. */
export const today = '2026-11-16';
