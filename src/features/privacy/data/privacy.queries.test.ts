// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { find } from '#mocks/database.ts';
import { answerLost } from '#mocks/scenarios.ts';
import { startBackend } from '#mocks/server.ts';
import { signInAs } from '#mocks/session.ts';
import type { IncidentInput } from './incident.schema.ts';
import { saveIncident } from './privacy.queries.ts';

const server = startBackend();

beforeEach(async () => {
  await signInAs('admin');
});

const id = '60000000-0000-4000-8000-000000000099';
const input: IncidentInput = {
  happened_on: '2026-11-20',
  description: 'Un portable volé.',
  risk: 'low',
  notified: 'Personne.',
};
const written = async () => (await find('privacy_incidents')).filter((incident) => incident.id === id);

it.each([
  ['sent again', input, null],
  [
    'corrected',
    { ...input, notified: 'La Commission.' },
    [expect.objectContaining({ notified: 'Personne.' })],
  ],
])('an incident whose answer was lost is in the register as it was %s', async (_case, next, amendments) => {
  server.use(...answerLost({ where: 'privacy_incidents', methods: ['POST'] }));
  await expect(saveIncident({ id, isNew: true, input })).rejects.toMatchObject({ kind: 'offline' });
  await saveIncident({ id, isNew: true, input: next });
  expect(await written()).toEqual([expect.objectContaining({ ...next, amendments })]);
});
