import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { withPlanted } from '../planted.ts';
import { runVitest } from '../runVitest.ts';
import { type Difference, plantedDifferences } from './plantedDifferences.ts';

/**
 * Shows that the contract catches mocks that would say something else than the backend: plants each difference, and looks
 * whether the test that asks about it fails. Fails when one isn't caught.
 * `npx node tests/contract/planted.ts`, with a part of their names for some of them.
 */
const wanted = process.argv[2] ?? '';
const report = resolve('node_modules/.cache/porte-voix/planted-differences.json');

type Named = [name: string, difference: Difference];
type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] };

/** Differences in other files, that other tests ask about, go together: starting the backend takes longest. */
function together(differences: Named[]): Named[][] {
  const rounds: Named[][] = [];
  for (const one of differences) {
    const isApart = (other: Named) => other[1].file !== one[1].file && other[1].test !== one[1].test;
    const round = rounds.find((others) => others.every(isApart));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** A pattern of a test by its full name: Vitest puts a sign of its own between a group and a test. */
const patternOf = (test: string) =>
  test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', '( > | )');

/** Those of a round that their tests don't notice. */
function missedOf(round: Named[]): string[] {
  rmSync(report, { force: true });
  const tests = round.map(([, { test }]) => patternOf(test)).join('|');
  const { stdout, stderr } = runVitest(
    [
      'run',
      '--project',
      'database',
      'tests/contract/dataLayer.test.ts',
      '--reporter=json',
      `--outputFile=${report}`,
      '-t',
      tests,
    ],
    { env: withPlanted(...round.map(([name]) => name)), maxBuffer: 1e9 },
  );
  const results = (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  );
  return round.flatMap(([name, { test }]) => {
    const asked = results.filter(({ fullName, status }) => fullName.startsWith(test) && status !== 'skipped');
    if (asked.length === 0) throw new Error(`No test is called "${test}":\n${stdout}${stderr}`);
    const isCaught = asked.some(({ status }) => status === 'failed');
    console.log(`${isCaught ? 'Caught' : 'NOT CAUGHT'}: ${name}`);
    return isCaught ? [] : [name];
  });
}

const chosen = Object.entries(plantedDifferences).filter(([name]) => name.includes(wanted));
const missed = together(chosen).flatMap(missedOf);
console.log(`${chosen.length - missed.length} of ${chosen.length} caught.`);
if (missed.length > 0) process.exitCode = 1;
