import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAgain, testSessions } from './SessionModel.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});
afterAll(() => backend.close());

test('places, lines, offers and e-mails agree, whatever people and staff do', () =>
  testSessions(backend, 150));
