import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { createFixtures, type Fixtures } from './world.ts';

/** For all tests of a file: a backend with the world in it, made before them, closed after them, and as it was at first before each. */
export function openWorld({ restores = true } = {}): Fixtures {
  const fixtures = {} as Fixtures;
  let close = () => Promise.resolve();
  beforeAll(async () => {
    const backend = await createTestedBackend();
    close = backend.close;
    Object.assign(fixtures, await createFixtures(backend));
  });
  if (restores) afterEach(() => fixtures.restore());
  afterAll(() => close());
  return fixtures;
}
