import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porte-voix-new-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a program says of the files; throws where it isn't content. */
const run = (program: string, ...parameters: string[]) =>
  execFileSync(join('node_modules/.bin', program), parameters, { encoding: 'utf8' });

it.each([
  ['component', 'Accordion', 'design-system/components/Accordion'],
  ['component', 'AnUncommonlyLongNameForAComponentThatBreaksLines', 'design-system/components'],
  ['primitive', 'Ribbon', 'design-system/primitives/Ribbon'],
  ['form', 'CodeInput', 'design-system/forms/CodeInput'],
  ['section', 'home/Guests', 'site/sections/home/Guests'],
  ['section', 'communication/AnUncommonlyLongNameForASectionThatBreaksLines', 'site/sections/communication'],
  ['screen', 'podcasts/EpisodeListPage', 'features/podcasts/admin/EpisodeListPage'],
])('npm run new -- %s %s makes what formatter and linter take', (kind, name, place) => {
  run('plop', '--plopfile', 'generators/plopfile.ts', '--dest', join(folder, 'generators'), kind, name);
  const made = join(folder, 'src', place);
  expect(readdirSync(made, { recursive: true }).length).toBeGreaterThan(2);
  run('oxfmt', '--check', '--config', '.oxfmtrc.json', made);
  run('oxlint', '--deny-warnings', '--config', '.oxlintrc.json', made);
});
