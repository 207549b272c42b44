import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'typography-'));
  const config = {
    jsPlugins: [join(import.meta.dirname, 'lintPlugin.ts')],
    rules: { 'porte-voix/typography': 'error' },
  };
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
});

afterAll(() => rm(folder, { recursive: true }));

/** The rules that the linter names for a file, in its order. */
async function findings(file: string, code: string) {
  await writeFile(join(folder, file), code);
  const oxlint = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    execFile(oxlint, ['-f', 'json', file], { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; message: string }[] };
  return diagnostics
    .filter(({ code }) => code === 'porte-voix(typography)')
    .map(({ message }) => message.slice(0, message.indexOf(' — ')));
}

it('reads every word of a content file', async () => {
  const code = `export const content = { price: '890$', 'l\\'or': "d'or", rate: \`\${1} est de 5%\`, slug: 'a-b' };`;
  expect(await findings('price.content.ts', code)).toEqual([
    'Sommes d’argent',
    'Apostrophe',
    'Apostrophe',
    'Pourcentages',
  ]);
});

it('reads what is drawn, and French alone of other strings', async () => {
  const code = `
    import a from "./l'or.ts";
    const width = '50%', english = "don't ask: 50%", french = 'Il est prêt ?';
    export const view = <p title="C'est l'heure">{a} : <b>Durée: 2 h</b>&nbsp;: <i>{width}{english}</i></p>;`;
  expect(await findings('View.tsx', code)).toEqual([
    'Point-virgule, exclamation, interrogation',
    'Deux-points',
    'Apostrophe',
    'Apostrophe',
    'Deux-points',
    'Heures',
  ]);
});

it('lets pass what the specification fixes', async () => {
  expect(await findings('a.content.ts', `export const a = "Éditer l'article";`)).toEqual([]);
});
