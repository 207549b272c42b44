import { describe, expect, it } from 'vitest';
import { color } from '../tokens/color.ts';
import { contrast, pairsInUse, required } from './contrast.ts';

describe('contrast', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#1F6FB8', '#1F6FB8')).toBe(1);
  });

  it.each(pairsInUse)('of $front on $on suffices for $as', ({ front, on, as }) => {
    expect(contrast(color[front], color[on])).toBeGreaterThanOrEqual(required[as]);
  });
});
