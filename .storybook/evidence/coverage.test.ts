import type { AxeResults } from 'axe-core';
import { describe, expect, it } from 'vitest';
import { findingsOf } from '../../tests/evidence/evidenceReporter.ts';
import { atagMetBy } from './atag.ts';
import { holdersOf, statesOf, summarize } from './coverage.ts';
import { criteria, criterionOfTag } from './criteria.ts';
import type { Run, StoryEvidence } from './evidence.ts';

const run = (checked: string[], violated: string[] = []): Run => ({
  date: '2026-11-20T14:00:00Z',
  commit: '3f2a91c',
  isPassed: violated.length === 0,
  axe: {
    violations: violated.map((number) => ({ rule: number, help: '', targets: 1, criteria: [number] })),
    undecided: [],
    criteria: checked,
  },
});

const story = (id: string, runs: StoryEvidence['runs']): StoryEvidence => ({
  story: id,
  file: 'src/admin/articles/ChecksCard/ChecksCard.stories.tsx',
  runs,
  pictures: [],
});

const stateOf = (number: string, ...stories: StoryEvidence[]) =>
  [...statesOf(stories)].find(([criterion]) => criterion.number === number)?.[1];

describe('criteria', () => {
  it('reads them from the tags of axe', () => {
    expect(['wcag143', 'wcag1410', 'wcag2aa', 'cat.color'].map(criterionOfTag)).toEqual([
      '1.4.3',
      '1.4.10',
      undefined,
      undefined,
    ]);
  });

  it('has each of levels A and AA of WCAG 2.2 once, and one beyond', () => {
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(56);
    expect(criteria.filter(({ level }) => level === 'AAA').map(({ number }) => number)).toEqual(['2.3.3']);
  });
});

describe('what axe says', () => {
  it('keeps faults with their criteria, what it leaves open, and what it looked at', () => {
    const rule = (id: string, ...tags: string[]) => ({ id, help: `${id}!`, tags, nodes: [{}, {}] });
    const results = {
      violations: [rule('target-size', 'wcag22aa', 'wcag258')],
      incomplete: [rule('color-contrast', 'wcag143')],
      passes: [rule('image-alt', 'wcag111'), rule('button-name', 'wcag412')],
    } as unknown as AxeResults;
    expect(findingsOf(results)).toEqual({
      violations: [{ rule: 'target-size', help: 'target-size!', targets: 2, criteria: ['2.5.8'] }],
      undecided: [{ rule: 'color-contrast', help: 'color-contrast!' }],
      criteria: ['1.1.1', '2.5.8', '4.1.2'],
    });
  });
});

describe('the state of a criterion', () => {
  it('is a fault as soon as one mode of one story has it', () => {
    const good = story('a', { normal: run(['2.5.8']) });
    const bad = story('b', { 'width-320': run(['2.5.8'], ['2.5.8']) });
    expect(stateOf('2.5.8', good, bad)).toBe('failed');
  });

  it('is up to a person where no script looked', () => {
    expect(stateOf('1.1.1', story('a', {}))).toBe('person');
    expect(stateOf('3.3.8', story('a', { normal: run(['1.1.1']) }))).toBe('person');
  });

  it('counts the project’s own checks, of the mode that has them, where they were reached', () => {
    expect(stateOf('2.4.7', story('a', { normal: run([]) }))).toBe('passed');
    expect(stateOf('1.4.4', story('a', { normal: run([]) }))).toBe('person');
    expect(stateOf('1.4.4', story('a', { 'text-200': run([]) }))).toBe('passed');
    expect(stateOf('1.4.4', story('a', { 'text-200': { ...run([]), isPassed: false } }))).toBe('person');
  });
});

describe('the summary', () => {
  const titles = new Map([
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
  ]);
  const everywhere = (one: Run): StoryEvidence['runs'] => ({
    normal: one,
    'width-768': one,
    'width-320': one,
    'forced-colors': one,
    'text-200': one,
  });

  it('puts faults first, then what nobody verified', () => {
    const evidence = [story('a', everywhere(run(['1.1.1']))), story('c', everywhere(run([], ['1.1.1'])))];
    expect(summarize(titles, evidence).map(({ title, failed, missing }) => [title, failed, missing])).toEqual(
      [
        ['C', 1, 0],
        ['B', 0, 5],
        ['A', 0, 0],
      ],
    );
  });

  it('does so by criterion too', () => {
    const evidence = [story('a', { normal: run(['1.1.1']) }), story('c', { normal: run([], ['2.5.8']) })];
    const [first, second] = holdersOf(titles, evidence);
    expect(first).toMatchObject({ criterion: { number: '2.5.8' }, failed: 1 });
    expect(second).toMatchObject({ failed: 0, checked: 0 });
  });
});

describe('ATAG', () => {
  it('is met by a story only where its tests ran and passed', () => {
    const numbers = (runs: StoryEvidence['runs']) => atagMetBy(story('a', runs)).map(({ number }) => number);
    expect(numbers({ normal: run([]) })).toEqual(['A.1.1.1', 'B.3.1.1', 'B.3.2.1']);
    expect(numbers({})).toEqual([]);
    expect(numbers({ normal: run([]), 'text-200': run([], ['1.4.3']) })).toEqual([]);
  });
});
