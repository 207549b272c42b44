// npm run test:visual -- [STORIES…] [--update] [--changed REF] — compares the pictures of the stories with those that the
// repository lists, and leaves before, after and difference of each that differs in `.vitest/pictures`. The words go to Vitest.
import { runVitest } from '../runVitest.ts';

// Vitest would take the story that is named next for what to renew.
const options = process.argv.slice(2).map((word) => (word === '--update' ? '--update=all' : word));
const { status } = runVitest(['run', '--project', 'storybook', ...options], {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'only' },
});
process.exitCode = status ?? 1;
