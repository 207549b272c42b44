// npm run test:visual -- [STORIES…] [--update] [--changed REF] — compares the pictures of the stories with those that the
// repository lists, and leaves a sheet of before, after and difference of each that differs in `.vitest/pictures`. With --changed, only those that may look otherwise than at REF, by what they import. The rest goes to Vitest.
import { join } from 'node:path';
import { runVitest } from '../runVitest.ts';
import { git } from './history.ts';
import { drawWhatWasBefore } from './sheets.ts';
import { touchedStories } from './touchedStories.ts';

const root = join(import.meta.dirname, '../..');

const toLines = (text: string) => text.split('\n').filter(Boolean);

/** What differs from the point where the work left a branch or a commit, committed or not. */
function changedSince(ref: string): string[] {
  const start = git(root, 'merge-base', ref, 'HEAD').trim();
  return [
    ...toLines(git(root, 'diff', '--name-only', start)),
    ...toLines(git(root, 'ls-files', '--others', '--exclude-standard')),
  ];
}

const words = process.argv.slice(2);
const at = words.indexOf('--changed');
const [, ref = 'HEAD'] = at < 0 ? [] : words.splice(at, 2);
const stories = at < 0 ? [] : touchedStories(root, changedSince(ref));

if (at >= 0 && stories.length === 0) console.warn(`No story is made of what differs from ${ref}.`);
else {
  if (at >= 0) console.warn(`Story files that may look otherwise than at ${ref}: ${stories.length}`);
  // Vitest would take the story that is named next for what to renew.
  const options = words.map((word) => (word === '--update' ? '--update=all' : word));
  const { status } = runVitest(['run', '--project', 'storybook', ...stories, ...options], {
    stdio: 'inherit',
    env: { ...process.env, PICTURES: 'only' },
  });
  process.exitCode = status ?? 1;
  if (status !== 0) await drawWhatWasBefore(root);
}
