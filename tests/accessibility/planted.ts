import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { withPlanted } from '../planted.ts';
import { runVitest } from '../runVitest.ts';
import { type Barrier, plantedBarriers } from './plantedBarriers.ts';

/**
 * Shows that the stories' tests catch what keeps people out: plants sixty barriers, and looks whether a test of the stories
 * that it shows in fails and says why. Fails when more than one in twenty isn't caught.
 * `npx node tests/accessibility/planted.ts`, with a part of their names for some of them.
 */
const wanted = process.argv[2] ?? '';
const report = resolve('node_modules/.cache/porte-voix/planted-barriers.json');

type Named = [name: string, barrier: Barrier];
type Report = { testResults: { name: string; assertionResults: { failureMessages: string[] }[] }[] };

const projectOf = ([, { project = 'storybook' }]: Named) => project;

/** Barriers that don't meet go together, for starting a browser takes longer than the stories of a piece. */
function together(barriers: Named[]): Named[][] {
  const rounds: Named[][] = [];
  for (const barrier of barriers) {
    const round = rounds.find((others) => others.every((other) => areApart(barrier, other)));
    if (round) round.push(barrier);
    else rounds.push([barrier]);
  }
  return rounds;
}

/** What is in most stories, or lets any of them fail, is planted by itself. */
const isAlone = ([name, { file }]: Named) =>
  /^(tree|axe):/.test(name) || /^src\/theme|\/(Button|Field)\.\w+\.tsx?$/.test(file);

const areApart = (one: Named, other: Named) =>
  projectOf(one) === projectOf(other) &&
  !isAlone(one) &&
  !isAlone(other) &&
  one[1].file !== other[1].file &&
  one[1].stories !== other[1].stories;

/** Those of a round that no test of their stories speaks of. */
function missedOf(round: Named[]): string[] {
  rmSync(report, { force: true });
  const [first] = round;
  if (!first) return [];
  const { stdout, stderr } = runVitest(
    [
      'run',
      '--project',
      projectOf(first),
      '--reporter=json',
      `--outputFile=${report}`,
      ...round.map(([, { stories }]) => stories),
    ],
    { env: { ...withPlanted(...round.map(([name]) => name)), CI: 'true' }, maxBuffer: 1e9 },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (testResults.length === 0) throw new Error(`No test ran:\n${stdout}${stderr}`);
  return round.flatMap(([name, { stories, says }]) => {
    const tests = testResults
      .filter(({ name: file }) => file.endsWith(stories))
      .flatMap(({ assertionResults }) => assertionResults);
    // A browser that comes too late on a busy machine says nothing about the barrier.
    if (tests.length === 0) throw new Error(`${stories} didn’t run:\n${stdout}${stderr}`);
    const said = tests.flatMap(({ failureMessages }) => failureMessages);
    const isCaught = said.some((message) => says.test(message));
    console.log(`${isCaught ? 'Caught' : 'NOT CAUGHT'}: ${name}`);
    if (isCaught) return [];
    console.log(said.map((message) => `  ${message.slice(0, 300).replaceAll('\n', ' ')}`).join('\n'));
    return [name];
  });
}

const chosen = Object.entries(plantedBarriers).filter(([name]) => name.includes(wanted));
const missed = together(chosen).flatMap(missedOf);
console.log(`${chosen.length - missed.length} of ${chosen.length} caught.`);
if (missed.length > chosen.length / 20) process.exitCode = 1;
