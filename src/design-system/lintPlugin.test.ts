import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'translation-'));
afterAll(() => rmSync(folder, { recursive: true }));

const safe = [
  '<p>{text}</p>',
  '<p>{isOn && text}</p>',
  '<p>Un <b>mot</b> et {other}</p>',
  "<p>{isOn ? 'oui' : 'non'} <b>toujours</b></p>",
  '<p>{isOn && <b>oui</b>}<span>texte</span></p>',
  '<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
  '<p>{name ?? other} <b>toujours</b></p>',
  '<title>{isOn && text} | site</title>',
];
const unsafe = [
  '<p>{isOn && <b>oui</b>} texte</p>',
  "<p>{isOn && 'oui'}{isOff && 'non'}</p>",
  '<p><b>Prix</b>{unit && ` ${unit}`}</p>',
  '<p>{isOn ? <b>oui</b> : <i>non</i>}{text}</p>',
  '<p>{isOn ? <b>oui</b> : null}{children}</p>',
  '<p>{rows.map((row) => <b key={row}>{row}</b>)}{text}</p>',
  '<>{isOn && text}</>',
  '<p>{rows?.map((row) => <b key={row}>{row}</b>)} en tout</p>',
];

it('finds bare text beside what comes and goes, and nothing else', () => {
  const config = {
    jsPlugins: [join(import.meta.dirname, 'lintPlugin.ts')],
    rules: { 'translation/no-bare-text': 'error' },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const lines = [...safe, ...unsafe];
  writeFileSync(
    join(folder, 'code.tsx'),
    lines.map((code, index) => `export const a${index} = ${code};`).join('\n'),
  );
  const oxlint = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
  let output: string;
  try {
    output = execFileSync(oxlint, ['-f', 'unix', 'code.tsx'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const found = [...output.matchAll(/code\.tsx:(\d+):\d+: .*no-bare-text/g)].map(
    ([, line]) => lines[Number(line) - 1],
  );
  expect([...new Set(found)]).toEqual(unsafe);
});
