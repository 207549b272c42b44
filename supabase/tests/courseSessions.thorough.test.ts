import { afterAll, beforeAll, test } from 'vitest';
import { testCourseSessions } from './CourseSessionModel.ts';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
  await createFixtures(backend);
});
afterAll(() => backend.close());

test(
  'ten thousand times, nobody has a place too many, is passed over or is notified twice',
  () => testCourseSessions(backend, 10_000),
  7_200_000,
);
