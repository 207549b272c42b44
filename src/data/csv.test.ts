import { expect, it } from 'vitest';
import { toSheetMoment } from './csv.ts';

it('has moments by Québec’s clocks, as a spreadsheet sorts them', () => {
  expect(toSheetMoment('2026-11-20T02:05:00Z')).toBe('2026-11-19 21:05');
});
