import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, builtFile } from '#server/buildFolder.ts';
import { loadSite } from '#server/loadSite.ts';
import type * as bundle from '../../src/entry-server.ts';
import { StartupError } from './startupError.ts';

const sources = ['src/**/*', 'public/**/*', 'vite.config.ts', 'package-lock.json'];

/** Whether the built site gives `siteUrl` as its address and is at least as new as everything that it's made of. */
export function isBuilt(root: string, siteUrl: string): boolean {
  const built = join(root, builtFile);
  if (!existsSync(built)) return false;
  if ((JSON.parse(readFileSync(built, 'utf8')) as { siteUrl: string }).siteUrl !== siteUrl) return false;
  const builtAt = statSync(built).mtimeMs;
  return globSync(sources, { cwd: root }).every((file) => statSync(join(root, file)).mtimeMs <= builtAt);
}

/**
 * Builds the site for an address; an aborted signal ends the build early.
 *
 * @throws StartupError when the build fails; what failed is printed by the build itself.
 */
export async function buildSite(root: string, siteUrl: string, signal: AbortSignal): Promise<void> {
  const build = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      // Whatever `.env` says of a hosted project: this site is the embedded backend's.
      env: {
        ...process.env,
        // Whatever tests call it.
        NODE_ENV: 'production',
        VITE_SITE_URL: siteUrl,
        VITE_SUPABASE_URL: '',
        VITE_SUPABASE_PUBLISHABLE_KEY: '',
      },
      stdio: 'inherit',
      signal,
    },
  );
  const status = await new Promise((resolve) => {
    build.once('error', () => resolve(undefined)).once('exit', resolve);
  });
  if (status !== 0 && !signal.aborted) throw new StartupError('La construction du site a échoué.');
}

/** The built site, made from what a backend answers. */
export async function openSite(
  root: string,
  options: Omit<bundle.SiteOptions, 'files'>,
): Promise<bundle.Site> {
  const { createSite } = await loadSite(root);
  return createSite({ files: join(root, buildFolder.browser), ...options });
}
