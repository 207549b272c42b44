import { afterAll, beforeAll, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { permissionChecks } from './permissionChecks.ts';
import { createFixtures, type Fixtures } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let fixtures: Fixtures;

beforeAll(async () => {
  backend = await createTestedBackend();
  fixtures = await createFixtures(backend);
});

afterAll(() => backend.close());

test.each(permissionChecks())('$name', ({ run }) => run(fixtures));
