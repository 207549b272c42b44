import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { withPlanted } from '../planted.ts';
import { runVitest } from '../runVitest.ts';
import { ModuleGraph } from './moduleGraph.ts';
import { type Look, plantedRegressions } from './plantedRegressions.ts';
import { everyStoryIsMadeOf } from './touchedStories.ts';

/**
 * Shows that the run of the pictures catches what it is for: takes those of the stories, compares them once unchanged, then
 * with each planted mistake. Fails when the first comparison reports something, or one of the others doesn't.
 * `npx node tests/visual/planted.ts`, with a part of their names for some of them.
 */
const wanted = process.argv[2] ?? '';
const list = resolve('node_modules/.cache/porte-voix/planted.txt');
const report = resolve('node_modules/.cache/porte-voix/planted-looks.json');

type Named = [name: string, look: Look];
type Report = { testResults: { name: string; assertionResults: { failureMessages: string[] }[] }[] };

const graph = new ModuleGraph(resolve('.'));

/** Whether the stories of the one are made of what the other changes. */
const shows = ([, { stories }]: Named, [, { file }]: Named) =>
  file.startsWith('src/theme/') || graph.distancesFrom([stories], everyStoryIsMadeOf).has(file);

/** Mistakes that don't meet in any story go together, for starting a browser takes longest. */
function together(looks: Named[]): Named[][] {
  const rounds: Named[][] = [];
  for (const one of looks) {
    const round = rounds.find((others) => others.every((other) => !shows(one, other) && !shows(other, one)));
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** Draws the stories of these mistakes. Gives what each file of stories complains of. */
function draw(looks: Named[], planted: string[], ...options: string[]) {
  rmSync(report, { force: true });
  const stories = [...new Set(looks.map(([, look]) => look.stories))];
  const { stdout, stderr } = runVitest(
    ['run', '--project', 'visual', '--reporter=json', `--outputFile=${report}`, ...stories, ...options],
    { env: { ...withPlanted(...planted), PICTURE_LIST: list }, maxBuffer: 1e9 },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const ran = testResults.filter(({ assertionResults }) => assertionResults.length > 0);
  if (ran.length < stories.length) throw new Error(`Stories didn’t run:\n${stdout}${stderr}`);
  return testResults.map(({ name, assertionResults }) => ({
    name,
    complaints: assertionResults.flatMap(({ failureMessages }) => failureMessages),
  }));
}

/** What tells of a mistake. A control that lost its ring fails its story before the picture is taken. */
const witnesses = {
  'its picture': /The picture of .* has changed/,
  'the check of the focus': /focused, has no outline/,
};

/** Those of a round that nothing tells of. */
function missedOf(round: Named[]): string[] {
  const drawn = draw(
    round,
    round.map(([name]) => name),
  );
  return round.flatMap(([name, { stories }]) => {
    const complaints = drawn.filter((file) => file.name.endsWith(stories)).flatMap((file) => file.complaints);
    const caughtBy = Object.entries(witnesses).flatMap(([witness, pattern]) =>
      complaints.some((text) => pattern.test(text)) ? [witness] : [],
    );
    console.log(caughtBy.length > 0 ? `Caught by ${caughtBy.join(', ')}: ${name}` : `NOT CAUGHT: ${name}`);
    return caughtBy.length > 0 ? [] : [name];
  });
}

const chosen = Object.entries(plantedRegressions).filter(([name]) => name.includes(wanted));
try {
  draw(chosen, [], '--update=all');
  const complaints = draw(chosen, []).flatMap((file) => file.complaints);
  if (complaints.length > 0) throw new Error(`Without a mistake, pictures differ:\n${complaints.join('\n')}`);
  const missed = together(chosen).flatMap(missedOf);
  console.log(`${chosen.length - missed.length} of ${chosen.length} caught.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(list, { force: true });
}
