import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runVitest } from '../runVitest.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What cmd.exe reads like a POSIX shell: names, paths and options, chained with `&&`. */
const word = /^[\w./:@=-]+$/;

const isInstalled = (command = '') =>
  ['node', 'npm'].includes(command) || existsSync(join('node_modules/.bin', command));

it.each(Object.entries(scripts))('npm run %s says the same to every shell', (_, script) => {
  for (const step of script.split(' && ')) {
    const [command, ...parameters] = step.split(' ');
    expect(command).toSatisfy(isInstalled);
    expect(parameters.filter((parameter) => !word.test(parameter))).toEqual([]);
  }
});

it('runs Vitest where no shell could find it', () => {
  const { status, stdout } = runVitest(['--version'], { env: { PATH: '' } });
  expect([status, stdout]).toEqual([0, expect.stringContaining('vitest/')]);
});
