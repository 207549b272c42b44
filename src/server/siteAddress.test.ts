import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { siteAddressProblem } from './siteAddress.ts';

const hosted = 'https://project.supabase.co';

it.each([
  [{}],
  [{ VITE_SITE_URL: '' }],
  [{ VITE_SITE_URL: 'https://www.exemple.ca' }],
  [{ VITE_SITE_URL: 'https://www.exemple.ca/' }],
  [{ VITE_SITE_URL: 'http://localhost:4191', VITE_SUPABASE_URL: hosted }],
])('is content with %o', (env) => {
  expect(siteAddressProblem(env)).toBeUndefined();
});

it.each([
  [{ VITE_SUPABASE_URL: hosted }, 'VITE_SITE_URL manque'],
  [{ VITE_SITE_URL: '', VITE_SUPABASE_URL: hosted }, 'VITE_SITE_URL manque'],
  [{ VITE_SITE_URL: 'www.exemple.ca' }, 'vaut «\u00a0www.exemple.ca\u00a0»'],
  [{ VITE_SITE_URL: 'https://exemple.ca/site' }, 'sans chemin'],
])('refuses %o', (env, problem) => {
  expect(siteAddressProblem(env)).toContain(problem);
});

it('ends a build with that sentence, before anything is written', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'porte-voix-build-'));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir],
    {
      env: { ...process.env, VITE_SUPABASE_URL: hosted, VITE_SITE_URL: '', NO_COLOR: '1' },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('VITE_SITE_URL manque');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(readdirSync(outDir)).toEqual([]);
});
