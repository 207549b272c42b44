import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porte-voix-new-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const said = ['Voix d’invités', "Dit qui parle dans l'émission.", 'Quand une émission a des invités.'];

/** What a program says of the files; throws where it isn't content. */
const run = (program: string, ...parameters: string[]) =>
  execFileSync(join('node_modules/.bin', program), parameters, { encoding: 'utf8' });

const create = (kind: string, name: string, answers = said) =>
  run(
    'plop',
    '--plopfile',
    'generators/plopfile.ts',
    '--dest',
    join(folder, 'generators'),
    kind,
    name,
    ...answers,
  );

it.each([
  ['component', 'Accordion', 'design-system/components/Accordion'],
  ['component', 'AnUncommonlyLongNameForAComponentThatBreaksLines', 'design-system/components'],
  ['primitive', 'Ribbon', 'design-system/primitives/Ribbon'],
  ['form', 'CodeInput', 'design-system/forms/CodeInput'],
  ['section', 'home/Guests', 'site/sections/home/Guests'],
  ['section', 'communication/AnUncommonlyLongNameForASectionThatBreaksLines', 'site/sections/communication'],
  ['screen', 'podcasts/EpisodeListPage', 'features/podcasts/admin/EpisodeListPage'],
])('npm run new -- %s %s makes what formatter and linter take', (kind, name, place) => {
  create(kind, name, [...said, ...(kind === 'section' || kind === 'screen' ? ['Balados'] : [])]);
  const made = join(folder, 'src', place);
  expect(readdirSync(made, { recursive: true }).length).toBeGreaterThan(2);
  run('oxfmt', '--check', '--config', '.oxfmtrc.json', made);
  run('oxlint', '--deny-warnings', '--config', '.oxlintrc.json', made);
});

it.each([
  ['nothing but the name', []],
  ['no room', said],
  ['a word for a sentence', ['Voix', 'Voix', ...said.slice(2), 'Accueil']],
  ['no French name', ['', ...said.slice(1), 'Accueil']],
])('makes nothing of a section with %s', (_, answers) => {
  expect(() => create('section', 'home/Unsaid', answers)).toThrow();
  expect(existsSync(join(folder, 'src/site/sections/home/Unsaid'))).toBe(false);
});

it.each([
  ['screen', 'ReaderListPage'],
  ['section', 'Hero'],
  ['component', 'home/Hero'],
])('makes nothing of a %s called %s, which has no place there', (kind, name) => {
  expect(() => create(kind, name, [...said, 'Balados'])).toThrow();
});

it('names a section in the page of its area', () => {
  const page = 'src/site/pages/HomePage/HomePage.tsx';
  cpSync(page, join(folder, page));
  create('section', 'home/Invited', [...said, 'Accueil']);
  const named = readFileSync(join(folder, page), 'utf8');
  expect(named).toContain("'home/invited': invitedContent,\n});");
  expect(named).toContain('<Invited {...contents.invited} />\n    </>');
  expect(named.split('\n').length).toBe(readFileSync(page, 'utf8').split('\n').length + 4);
});
