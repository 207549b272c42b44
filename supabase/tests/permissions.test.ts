import { test } from 'vitest';
import { openWorld } from './openWorld.ts';
import { permissionChecks } from './permissionChecks.ts';

const fixtures = openWorld({ restores: false });

test.each(permissionChecks())('$name', ({ run }) => run(fixtures));
