import { afterAll, beforeAll, test } from 'vitest';
import { createTestedBackend } from './testedBackend.ts';
import { permissionChecks } from './permissionChecks.ts';
import { createWorld, type World } from './world.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;
let world: World;

beforeAll(async () => {
  backend = await createTestedBackend();
  world = await createWorld(backend);
});

afterAll(() => backend.close());

test.each(permissionChecks())('$name', ({ run }) => run(world));
