import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs Vitest to its end. By its file and this very Node: the command of a package is a script for the shell, which
 * Windows can't spawn.
 */
export function runVitest(parameters: string[], options: SpawnSyncOptions & { cwd?: string } = {}) {
  const { cwd = join(import.meta.dirname, '..') } = options;
  const file = join(cwd, 'node_modules/vitest/vitest.mjs');
  return spawnSync(process.execPath, [file, ...parameters], { ...options, encoding: 'utf8' });
}
