import { expect, it } from 'vitest';
import { sortLeads } from './lead.queries.ts';

const lead = (id: string, created_at: string, next_step_on: string | null = null, is_closed = false) => ({
  id,
  created_at,
  next_step_on,
  is_closed,
});

const leads = [
  lead('1', '2026-11-03T10:00:00+00:00', '2026-11-20'),
  lead('2', '2026-11-01T10:00:00+00:00', '2026-11-10'),
  lead('3', '2026-11-09T10:00:00+00:00', null, true),
  lead('4', '2026-11-03T10:00:00+00:00'),
];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

it('has the open leads first, each kind newest first', () => {
  expect(idsOf(sortLeads(leads, {}))).toBe('1423');
});

it('has what is due in the order of its dates', () => {
  expect(idsOf(sortLeads(leads.slice(0, 2), { only_due: true }))).toBe('21');
});
