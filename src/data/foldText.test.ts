// @vitest-environment node
import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';
import { foldedTexts } from './testing/foldedTexts.ts';

it.each(foldedTexts)('folds %s', (_what, text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
