import { describe, expect, it } from 'vitest';
import { raiseBars } from './raiseBars.ts';

const rest = Array.from({ length: 72 }, (_, index) => 0.3 + (index % 3) / 10);

describe('raiseBars', () => {
  it('leaves bars at rest as long as nothing asks for anything else', () => {
    expect(raiseBars(rest, {})).toEqual(rest);
  });

  it('raises the bars under the pointer, the nearest one most, and leaves the far ones', () => {
    const raised = raiseBars(rest, { pointer: 36.5 / 72 });
    const gains = raised.map((height, index) => height / (rest[index] ?? 1));
    expect(gains.indexOf(Math.max(...gains))).toBe(36);
    expect(raised[33]).toBeGreaterThan(rest[33] ?? 1);
    expect([raised[0], raised[71]]).toEqual([rest[0], rest[71]]);
  });

  it('gives bars the shape of a sound, stretched over all of them, and never more than their box', () => {
    expect(raiseBars(rest, { levels: [0.1, 1] }).slice(35, 37)).toEqual([0.1, 1]);
    expect(Math.max(...raiseBars(rest, { levels: [1], pointer: 0.5 }))).toBe(1);
  });
});
