import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText } from '#data/foldText.ts';
import { foldedTexts } from '#data/testing/foldedTexts.ts';
import { createTestedBackend } from './testedBackend.ts';

let backend: Awaited<ReturnType<typeof createTestedBackend>>;

beforeAll(async () => {
  backend = await createTestedBackend();
});
afterAll(() => backend.close());

const folded = async (texts: readonly string[]) => {
  const given = JSON.stringify(texts).replaceAll("'", "''");
  const rows = await backend.sql<{ folded: string }>(
    `select private.folded(given.text) as folded from jsonb_array_elements_text('${given}') with ordinality as given (text, place) order by place`,
  );
  return rows.map((row) => row.folded);
};

test('the database folds texts like the browser', async () => {
  expect(await folded(foldedTexts.map(([, text]) => text))).toEqual(foldedTexts.map(([, , text]) => text));
});

test('each sign of European writing as well, on its own and beside letters', async () => {
  const signs = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
    String.fromCodePoint(0x20 + index),
  ).filter((sign) => /\p{Script=Latin}|[\p{P}\p{S}\p{N}\p{M}\p{Z}\p{Cf}]/u.test(sign));
  const texts = signs.map((sign) => `a${sign}b`);
  const there = await folded(texts);
  const different = texts.flatMap((text, index) =>
    there[index] === foldText(text)
      ? []
      : [`U+${signs[index]?.codePointAt(0)?.toString(16)} ${there[index]} ${foldText(text)}`],
  );
  expect(different).toEqual([]);
});
