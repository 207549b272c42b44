import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { aStep, DocumentModel } from './DocumentModel.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
  await createFixtures(backend);
});
afterAll(() => backend.close());

test('whatever is done to documents, what was published is online, and nothing typed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: Number(process.env.L ?? 12) }), async (steps) => {
      const model = new DocumentModel(backend);
      await model.begin();
      for (const step of steps) await model.take(step);
    }),
    { numRuns: Number(process.env.N ?? 40), seed: Number(process.env.S ?? 1) },
  );
});
