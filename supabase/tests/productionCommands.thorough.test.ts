import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cliVersion, supabaseCli } from '../scripts/supabaseCli.ts';

const root = join(import.meta.dirname, '../..');
const readers = [
  'README.md',
  'SECURITY.md',
  'docs/development.md',
  'docs/production.md',
  'docs/emails.md',
  'docs/static-host.md',
];

/** The commands of Supabase that people are told to type, and those that `npm run doctor` gives. */
const commands = [
  ...readers,
  ...['keys', 'settings', 'functions', 'database'].map((name) => `supabase/doctor/checks/${name}.ts`),
].flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/npx supabase@(\S+) ([a-z][^`'\n]*)/g)].map(
    ([, version = '', rest = '']) => {
      const words = rest.split(/\s+/);
      const flagAt = words.findIndex((word) => !/^[a-z-]+$/.test(word) || word.startsWith('-'));
      return {
        file,
        version,
        // `functions deploy NAME`, `db push`, `link`: what stands before an argument is told by the help below.
        words: flagAt < 0 ? words : words.slice(0, flagAt),
        flags: words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0] ?? ''),
      };
    },
  ),
);

const getHelp = new Map<string, Promise<string>>();
const help = (subcommand: string) => {
  const found =
    getHelp.get(subcommand) ?? supabaseCli(...subcommand.split(' '), '--help').then(({ stdout }) => stdout);
  getHelp.set(subcommand, found);
  return found;
};

describe('each command that a person is told to type', () => {
  beforeAll(async () => {
    await help('db push');
  });

  it('is found in the documents', () => {
    expect(commands.map(({ words }) => words.slice(0, 2).join(' '))).toEqual(
      expect.arrayContaining([
        'link',
        'db push',
        'config push',
        'secrets set',
        'functions deploy',
        'start',
        'db reset',
      ]),
    );
  });

  it.each(commands)('$file: $words $flags', async ({ version, words, flags }) => {
    expect(version).toBe(cliVersion);
    const [group = '', command] = words;
    const isGroup = command !== undefined && !(await help(group)).includes(`supabase ${group} [`);
    const subcommand = isGroup ? `${group} ${command}` : group;
    const text = await help(subcommand);
    expect(text).toMatch(new RegExp(`USAGE\\s+supabase ${subcommand} `));
    for (const flag of flags) expect(text, flag).toMatch(new RegExp(`${flag}\\b`));
  });
});
