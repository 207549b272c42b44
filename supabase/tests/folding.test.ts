import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldText } from '#data/foldText.ts';
import { cleanLine, cleanText } from '#data/text.ts';
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

test('the database cleans texts like forms: no directions, nothing of what shows nothing', async () => {
  const points = [
    [1, 0x10000],
    [0x1bc90, 0x1bcb0],
    [0x1d160, 0x1d190],
    [0xdfff0, 0xe1010],
  ].flatMap(([first = 0, end = 0]) => Array.from({ length: end - first }, (_, index) => first + index));
  const characters = points.filter((point) => point < 0xd800 || point > 0xdfff);
  const texts = characters.map((point) => String.fromCodePoint(point));
  const rows = await backend.sql<{ alone: string; between: string }>(
    `select private.clean_text(chr(point)) as alone, private.clean_line('a' || chr(point) || 'b') as between
     from unnest(array[${characters.join(', ')}]) with ordinality as given (point, place) order by place`,
  );
  const different = texts.filter(
    (text, index) => rows[index]?.alone !== cleanText(text) || rows[index].between !== cleanLine(`a${text}b`),
  );
  expect(different.map((text) => text.codePointAt(0)?.toString(16))).toEqual([]);
  expect(texts.filter((text) => cleanText(text) === '').length).toBeGreaterThan(4000);
});
