import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { AxeResults } from 'axe-core';
import type { Reporter, TestCase } from 'vitest/node';
import { criterionOfTag } from '#storybook/evidence/criteria.ts';
import type {
  AxeFindings,
  Change,
  Mode,
  Run,
  StoryEvidence,
  StoryPicture,
} from '#storybook/evidence/evidence.ts';
import { git } from '../visual/history.ts';
import { pictureFile } from '../visual/pictureFiles.ts';

const root = join(import.meta.dirname, '../..');

/** What the runs write about stories, and the workbench shows: a file a story, and one of them all. */
const folder = join(root, 'node_modules/.cache/porte-voix/evidence');

/** What Storybook and the setup files leave with a test. */
type StoryMeta = {
  storyId?: string;
  reports?: { type: string; result: Partial<AxeResults> }[];
  widths?: Partial<Record<Mode, AxeResults>>;
  pictures?: StoryPicture[];
};

const modeOfProject: Partial<Record<string, Mode>> = {
  storybook: 'normal',
  faults: 'normal',
  'forced-colors': 'forced-colors',
  'text-200': 'text-200',
};

/** What counts of all that axe says. */
export function findingsOf({
  violations = [],
  incomplete = [],
  passes = [],
}: Partial<AxeResults>): AxeFindings {
  const criteriaOf = (tags: string[]) => tags.flatMap((tag) => criterionOfTag(tag) ?? []);
  return {
    violations: violations.map(({ id, help, nodes, tags }) => ({
      rule: id,
      help,
      targets: nodes.length,
      criteria: criteriaOf(tags),
    })),
    undecided: incomplete.map(({ id, help }) => ({ rule: id, help })),
    criteria: [...new Set([...violations, ...passes].flatMap(({ tags }) => criteriaOf(tags)))].toSorted(),
  };
}

/** What one test says about its story, by mode. */
function runsOf(test: TestCase, base: Pick<Run, 'date' | 'commit'>): Partial<Record<Mode, Run>> {
  const { state, errors } = test.result();
  if (state !== 'passed' && state !== 'failed') return {};
  const { reports, widths } = test.meta() as StoryMeta;
  const error = errors?.map(({ message }) => stripVTControlCharacters(message)).join('\n');
  const run = { ...base, isPassed: state === 'passed', ...(error && { error }) };
  // Vitest adds the browser: « storybook (chromium) ».
  const mode = modeOfProject[test.project.name.split(' ')[0] ?? ''];
  if (mode) {
    const report = reports?.find(({ type }) => type === 'a11y');
    return { [mode]: { ...run, ...(report && { axe: findingsOf(report.result) }) } };
  }
  return Object.fromEntries(
    Object.entries(widths ?? {}).map(([width, result]) => {
      const axe = findingsOf(result);
      return [width, { ...run, isPassed: axe.violations.length === 0, axe }];
    }),
  );
}

/** The last commit that touched each folder, or something in it. */
function lastChanges(): Map<string, Change> {
  const log = git(root, 'log', '--name-only', '--format=%x1e%h%x1f%s%x1f%an%x1f%aI%x1f');
  const changes = new Map<string, Change>();
  for (const record of log.split('\x1e')) {
    const [commit = '', subject = '', author = '', date = '', files = ''] = record.split('\x1f');
    for (const file of files.split('\n').filter(Boolean))
      for (let folder = dirname(file); folder !== '.' && !changes.has(folder); folder = dirname(folder))
        changes.set(folder, { commit, subject, author, date });
  }
  return changes;
}

const pathOf = (story: string) => join(folder, 'stories', `${story}.json`);

function readEvidence(story: string): StoryEvidence | undefined {
  const path = pathOf(story);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as StoryEvidence) : undefined;
}

/** A picture that was taken elsewhere, or cleared away since, has no file. */
const withFile = (picture: StoryPicture): StoryPicture => ({
  ...picture,
  isKept: existsSync(pictureFile(root, picture.digest)),
});

/** Writes what each run of the stories has found out, beside what runs in other modes have. */
export const evidenceReporter: Reporter = {
  onTestRunEnd(modules) {
    const stories = modules
      .map(({ relativeModuleId, children }) => ({
        relativeModuleId,
        tests: [...children.allTests()].filter((test) => 'storyId' in test.meta()),
      }))
      .filter(({ tests }) => tests.length > 0);
    if (stories.length === 0) return;
    const commit = git(root, 'describe', '--always', '--dirty', '--exclude=*').trim();
    const base = { date: new Date().toISOString(), commit };
    mkdirSync(join(folder, 'stories'), { recursive: true });
    const changes = lastChanges();
    for (const { relativeModuleId: file, tests } of stories) {
      const change = changes.get(dirname(file));
      for (const test of tests) {
        const { storyId: story = '', pictures } = test.meta() as StoryMeta;
        const known = readEvidence(story);
        const evidence: StoryEvidence = {
          story,
          file,
          runs: { ...known?.runs, ...runsOf(test, base) },
          pictures: pictures ?? known?.pictures ?? [],
          ...(change && { change }),
        };
        writeFileSync(pathOf(story), JSON.stringify(evidence));
      }
    }
    const all = readdirSync(join(folder, 'stories')).map((name) => {
      const evidence = JSON.parse(readFileSync(join(folder, 'stories', name), 'utf8')) as StoryEvidence;
      return { ...evidence, pictures: evidence.pictures.map(withFile) };
    });
    writeFileSync(join(folder, 'all.json'), JSON.stringify(all));
  },
};
