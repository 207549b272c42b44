import { spawn } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from './startupError.ts';

const sources = ['src/**/*', 'public/**/*', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether the built site is at least as new as everything that it's made of. */
export function isBuilt(root: string): boolean {
  const built = join(root, 'dist/hosting.json');
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  return globSync(sources, { cwd: root }).every((file) => statSync(join(root, file)).mtimeMs <= builtAt);
}

/**
 * Builds the site; an aborted signal ends the build early.
 *
 * @throws StartupError when the build fails; what failed is printed by the build itself.
 */
export async function buildSite(root: string, signal: AbortSignal): Promise<void> {
  const build = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: 'inherit',
      signal,
    },
  );
  const status = await new Promise((resolve) => {
    build.once('error', () => resolve(undefined)).once('exit', resolve);
  });
  if (status !== 0 && !signal.aborted) throw new StartupError('La construction du site a échoué.');
}
