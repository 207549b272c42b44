import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { withPlanted } from '../planted.ts';
import { runVitest } from '../runVitest.ts';
import { plantedRegressions } from './plantedRegressions.ts';

/**
 * Shows that the pictures catch what they are for: takes baselines of one component, compares them once unchanged, then
 * with each planted regression. Fails when the first comparison reports something, or one of the others doesn't.
 * `npx node tests/visual/planted.ts`
 */
const list = resolve('node_modules/.cache/porte-voix/planted.txt');

function compare(planted: string, ...options: string[]) {
  const { status, stdout, stderr } = runVitest(
    ['run', '--project', 'visual', 'Button/Button.stories.tsx', ...options],
    { env: { ...withPlanted(planted), PICTURE_LIST: list } },
  );
  return {
    isUnchanged: status === 0,
    hasDifferences: /The picture of .* has changed/.test(stdout + stderr),
    stdout,
    stderr,
  };
}

try {
  compare('', '--update=all');
  const unchanged = compare('');
  if (!unchanged.isUnchanged)
    throw new Error(`Without a regression, pictures differ:\n${unchanged.stdout}${unchanged.stderr}`);
  for (const planted of Object.keys(plantedRegressions)) {
    const { hasDifferences, stdout, stderr } = compare(planted);
    if (!hasDifferences) throw new Error(`Not caught: ${planted}\n${stdout}${stderr}`);
    console.log(`Caught: ${planted}`);
  }
} finally {
  rmSync(list, { force: true });
}
