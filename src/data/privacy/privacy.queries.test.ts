// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { db } from '#mocks/db.ts';
import { answerLost } from '#mocks/scenarios.ts';
import { mockBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import type { IncidentInput } from './incident.schema.ts';
import { saveIncident } from './privacy.queries.ts';

const server = mockBackend();

beforeEach(() => {
  signInAs('admin');
});

const id = '60000000-0000-4000-8000-000000000099';
const input: IncidentInput = {
  happened_on: '2026-11-20',
  description: 'Un portable volé.',
  risk: 'low',
  told: 'Personne.',
};
const written = () => db.privacy_incidents.filter((incident) => incident.id === id);

it.each([
  ['sent again', input, null],
  ['corrected', { ...input, told: 'La Commission.' }, [expect.objectContaining({ told: 'Personne.' })]],
])('an incident whose answer was lost is in the register as it was %s', async (_case, next, amendments) => {
  server.use(...answerLost({ where: 'privacy_incidents', methods: ['POST'] }));
  await expect(saveIncident({ id, isNew: true, input })).rejects.toMatchObject({ kind: 'offline' });
  await saveIncident({ id, isNew: true, input: next });
  expect(written()).toEqual([expect.objectContaining({ ...next, amendments })]);
});
