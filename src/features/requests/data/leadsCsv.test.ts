import { expect, it } from 'vitest';
import type { ExportedLead } from './lead.queries.ts';
import { leadsToCsv } from './leadsCsv.ts';

const lead: ExportedLead = {
  id: '9000a1b2-0000-4000-8000-000000000001',
  kind: 'message',
  first_name: 'Zoé',
  last_name: null,
  email: 'zoe@exemple.ca',
  phone: '418 555-0192',
  company: '=HYPERLINK("http://mal.example")',
  service: 'podcast',
  message: 'Bonjour ;\nje dis "allô"',
  created_at: '2026-11-12T13:05:00+00:00',
  source: 'phone',
  page: '/services',
  campaign: null,
  domain: 'infolettre.example',
  stage: 'lost',
  lost_reason: 'Budget',
  assignee: '2',
  next_step: null,
  next_step_on: '2026-11-20',
  amount: 12_500,
  closed_at: '2026-11-12T14:00:00+00:00',
  is_closed: true,
  registration: {
    session_id: 's',
    title: 'Art oratoire',
    starts_at: '2026-12-09T14:00:00Z',
    ends_at: '2026-12-09T21:00:00Z',
    place: null,
    seats: 2,
    others: [],
    state: 'waiting',
    position_in_line: 3,
    offered_until: null,
  },
  booking: null,
};

it('quotes every value, doubles quotes, defuses formulas and marks UTF-8', () => {
  expect(leadsToCsv([lead], [{ value: '2', label: 'Élodie Tremblay' }])).toBe(
    '\uFEFF"Référence";"Reçue le";"Type";"Prénom";"Nom";"Courriel";"Téléphone";"Entreprise";"Service";"Objet";"État";"Message";"Étape";"Raison";' +
      '"Prochaine étape";"Échéance";"Montant";"Fermée le";"Source";"Page";"Campagne";"Domaine";"Responsable"\r\n' +
      '"9000A1B2";"2026-11-12 08:05";"Message";"Zoé";"";"zoe@exemple.ca";"418 555-0192";"\'=HYPERLINK(""http://mal.example"")";' +
      '"Production de balado";"Art oratoire, mercredi 9 décembre 2026, 2\u00A0places";"En attente, rang 3";"Bonjour ;\nje dis ""allô""";"Perdue";"Budget";"";"2026-11-20";"12500";"2026-11-12 09:00";"Téléphone";' +
      '"/services";"";"infolettre.example";"Élodie Tremblay"\r\n',
  );
});

it('has its headings alone when there is nothing', () => {
  expect(leadsToCsv([], []).split('\r\n')).toHaveLength(2);
});
