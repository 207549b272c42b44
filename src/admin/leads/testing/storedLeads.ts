import { aLead } from '#mocks/builders.ts';
import { insert, update } from '#mocks/database.ts';
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
  await insert(
    'lead_notes',
    {
      id: crypto.randomUUID(),
      lead_id: camille.id,
      author: accountByRole.admin.user_id,
      text: 'Connue du salon de janvier.\nPréfère le téléphone.',
      created_at: '2026-11-13T14:00:00+00:00',
    },
    {
      id: crypto.randomUUID(),
      lead_id: camille.id,
      author: accountByRole.editor.user_id,
      text: 'Elle veut six épisodes avant juin.',
      created_at: '2026-11-16T19:30:00+00:00',
    },
  );
  const later = aLead({
    kind: 'estimate',
    first_name: 'Camille',
    last_name: 'Roy',
    email: camille.email,
    message: '',
    estimate,
    created_at: '2026-11-18T15:00:00+00:00',
  });
  await insert('leads', later);
  return later;
}
