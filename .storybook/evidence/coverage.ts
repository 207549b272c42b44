import { checkedInEveryStory, checkedInMode, criteria, type Criterion } from './criteria.ts';
import { type Mode, modes, type StoryEvidence } from './evidence.ts';

/** `failed`: a script found a fault. `passed`: scripts looked and found none. `person`: no script looks at it. */
export type CriterionState = 'failed' | 'passed' | 'person';

const everyMode = Object.keys(modes) as Mode[];

/** What the test runs say of each criterion in one story, or in several together: a fault in one is a fault. */
export function statesOf(stories: StoryEvidence[]): Map<Criterion, CriterionState> {
  const violated = new Set<string>();
  const checked = new Set<string>();
  for (const { runs } of stories)
    for (const mode of everyMode) {
      const run = runs[mode];
      if (!run) continue;
      for (const { criteria: numbers } of run.axe?.violations ?? [])
        for (const number of numbers) violated.add(number);
      for (const number of run.axe?.criteria ?? []) checked.add(number);
      // The project's own checks come before axe: what failed may not have been reached.
      if (!run.isPassed) continue;
      for (const number of [...checkedInEveryStory, ...(checkedInMode[mode] ?? [])]) checked.add(number);
    }
  const stateOf = (number: string) =>
    violated.has(number) ? 'failed' : checked.has(number) ? 'passed' : 'person';
  return new Map(criteria.map((criterion) => [criterion, stateOf(criterion.number)]));
}

/** The modes in which a story failed. */
const failedModes = ({ runs }: StoryEvidence): Mode[] =>
  everyMode.filter((mode) => runs[mode]?.isPassed === false);

/** A component, by the title of its stories. */
export type ComponentEvidence = {
  title: string;
  stories: number;
  /** Stories that failed in at least one mode. */
  failed: number;
  /** Pairs of story and mode that nothing was written about. */
  missing: number;
  passedCriteria: number;
  failedCriteria: string[];
};

/**
 * Sums up by component, the holes first: what failed, then what nothing was written about, then the fewest criteria.
 *
 * @param titles title of each story of the workbench, by its id: those without evidence are holes too.
 */
export function summarize(titles: Map<string, string>, evidence: StoryEvidence[]): ComponentEvidence[] {
  const byStory = new Map(evidence.map((story) => [story.story, story]));
  const components = [...Map.groupBy(titles, ([, title]) => title)].map(([title, entries]) => {
    const known = entries.flatMap(([story]) => byStory.get(story) ?? []);
    const states = [...statesOf(known)];
    const inState = (wanted: CriterionState) =>
      states.flatMap(([{ number }, state]) => (state === wanted ? [number] : []));
    return {
      title,
      stories: entries.length,
      failed: known.filter((story) => failedModes(story).length > 0).length,
      missing: entries.length * everyMode.length - known.flatMap(({ runs }) => Object.keys(runs)).length,
      passedCriteria: inState('passed').length,
      failedCriteria: inState('failed'),
    };
  });
  return components.toSorted(
    (one, other) =>
      other.failed - one.failed ||
      other.missing - one.missing ||
      one.passedCriteria - other.passedCriteria ||
      one.title.localeCompare(other.title, 'fr-CA'),
  );
}

/** A criterion, and how many components scripts looked at for it. */
export type CriterionHolders = {
  criterion: Criterion;
  /** Components in which scripts found no fault. */
  checked: number;
  /** Components in which they found one. */
  failed: number;
};

/** The same by criterion: faults first, then what no script looks at. */
export function holdersOf(titles: Map<string, string>, evidence: StoryEvidence[]): CriterionHolders[] {
  const components = [...Map.groupBy(evidence, ({ story }) => titles.get(story)).values()].map(statesOf);
  const count = (criterion: Criterion, wanted: CriterionState) =>
    components.filter((states) => states.get(criterion) === wanted).length;
  return criteria
    .map((criterion) => ({
      criterion,
      checked: count(criterion, 'passed'),
      failed: count(criterion, 'failed'),
    }))
    .toSorted((one, other) => other.failed - one.failed || one.checked - other.checked);
}
