import { afterAll, beforeAll, test } from 'vitest';
import { testDocuments } from './DocumentModel.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
  await createFixtures(backend);
});
afterAll(() => backend.close());

test(
  'two thousand times, what was published is online, and nothing typed is lost',
  () => testDocuments(backend, 2000),
  1_800_000,
);
