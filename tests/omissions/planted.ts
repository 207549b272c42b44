import { withPlanted } from '../planted.ts';
import { runVitest } from '../runVitest.ts';
import { plantedOmissions } from './plantedOmissions.ts';

/**
 * Shows that a renderer that forgets one of the addresses that show an article makes a test fail: plants each omission in
 * turn. `npx node tests/omissions/planted.ts`, with a part of their names for some of them.
 */
const wanted = process.argv[2] ?? '';
for (const [name, { test }] of Object.entries(plantedOmissions)) {
  if (!name.includes(wanted)) continue;
  const { status, stdout, stderr } = runVitest(['run', '--project', 'thorough', test], {
    env: { ...withPlanted(name), FRESHNESS_RUNS: '60' },
  });
  const isCaught = status !== 0 && `${stdout}${stderr}`.includes('Property failed');
  if (!isCaught) throw new Error(`Not caught: ${name}\n${stdout}${stderr}`);
  console.log(`Caught: ${name}`);
}
