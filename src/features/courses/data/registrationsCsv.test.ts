import { expect, it } from 'vitest';
import { registrationsToCsv } from './registrationsCsv.ts';

it('has a line for each registration, and defuses formulas', () => {
  const csv = registrationsToCsv([
    {
      id: '1',
      session_id: '2',
      lead_id: '3',
      first_name: 'Zoé',
      last_name: 'Roy',
      email: 'zoe@exemple.ca',
      company: '=1+1',
      message: '',
      seats: 3,
      others: ['Luc Tremblay', 'Marie Roy'],
      state: 'waiting',
      position_in_line: 2,
      offered_until: null,
      together: 0,
      attended: null,
      created_at: '2026-11-12T13:05:00+00:00',
      changed_at: '2026-11-12T13:05:00+00:00',
    },
  ]);
  expect(csv.split('\r\n')[1]).toBe(
    '"2026-11-12 08:05";"En attente";"2";"Zoé";"Roy";"zoe@exemple.ca";"\'=1+1";"3";"Luc Tremblay, Marie Roy";"";""',
  );
});
