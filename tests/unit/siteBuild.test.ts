import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { builtFile } from '#server/buildFolder.ts';
import { isBuilt } from '../../supabase/embedded/siteBuild.ts';

const siteUrl = 'http://localhost:4173';

function builtSite() {
  const root = mkdtempSync(join(tmpdir(), 'porte-voix-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'vite.config.ts'), '');
  writeFileSync(join(root, builtFile), JSON.stringify({ siteUrl }));
  return root;
}

it('takes a site that was built for the same address', () => {
  expect(isBuilt(builtSite(), siteUrl)).toBe(true);
});

it('notices a site that was built for another address', () => {
  expect(isBuilt(builtSite(), 'http://localhost:8080')).toBe(false);
});

it('notices a source that changed since', () => {
  const root = builtSite();
  const later = Date.now() / 1000 + 60;
  utimesSync(join(root, 'vite.config.ts'), later, later);
  expect(isBuilt(root, siteUrl)).toBe(false);
});
