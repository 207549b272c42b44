import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTexts } from '#site/contents/contentParts.ts';
import { sections } from '#site/contents/registry.ts';
import { type Extreme, extremeOf } from '#site/contents/testing/extremes.ts';
import { contentFileOf } from './contentFiles.ts';
import { readContentSource } from './contentSource.ts';
import { patchOf, rewriteContent } from './rewriteContent.ts';
import { withoutBlanks } from './withoutBlanks.ts';

/** A clone of what the contents need, in which patches are applied for good. */
let clone = '';

function run(command: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: clone, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'words-'));
  for (const part of ['src', 'package.json', 'tsconfig.json'])
    cpSync(part, join(clone, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
});

afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** A project of these files alone: what they don't import, no patch touches. */
function writeProject(files: Iterable<string>) {
  const file = join(clone, 'tsconfig.words.json');
  writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', include: [], files: [...files] }));
  return file;
}

type Section = (typeof sections)[number];

/** Each text with characters that mean something in a source, as far as there is room. */
const quoted = ({ schema, content }: Section) =>
  withTexts(schema, content, (text) => `${text.slice(0, -9)}'"\`\${x}\\`);

const changes: Record<string, (section: Section) => unknown> = {
  quoted,
  ...Object.fromEntries(
    (['shortest', 'missing', 'odd', 'longest'] satisfies Extreme[]).map((extreme) => [
      extreme,
      ({ schema }: Section) => extremeOf(schema, extreme),
    ]),
  ),
};

it('brings each content to what was written, with git, and the types hold', () => {
  run('git', ['init', '--quiet']);
  const files = new Set<string>();
  for (const [name, change] of Object.entries(changes)) {
    run('rm', ['-rf', 'src']);
    cpSync('src', join(clone, 'src'), { recursive: true });
    const expected = sections.map((section) => {
      const { schema, content } = section;
      const { path, name: exported } = contentFileOf(content);
      const file = path.slice(1);
      const source = readContentSource(file, readFileSync(join(clone, file), 'utf8'));
      const after = withoutBlanks(schema, change(section));
      const rewritten = rewriteContent(source, exported, withoutBlanks(schema, content), after);
      run('git', ['apply', '--allow-empty', '-'], patchOf(file, source.text, rewritten));
      files.add(file);
      return [file, exported, after];
    });
    const script = `const read = await Promise.all(${JSON.stringify(expected.map(([file, exported]) => [file, exported]))}
      .map(async ([file, name]) => [file, name, (await import('${clone}/' + file))[name]]));
      console.log(JSON.stringify(read))`;
    const said = JSON.parse(run(process.execPath, ['--input-type=module', '-e', script])) as [
      string,
      string,
      unknown,
    ][];
    expect(said, name).toEqual(expected);
    run(join('node_modules', '.bin', 'tsc'), ['--noEmit', '--project', writeProject(files)]);
  }
}, 600_000);
