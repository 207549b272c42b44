import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readArticles } from '../../../supabase/seed/articles.ts';
import { applyCorrections, type Correction, findTypographyCorrections } from '../corrections.ts';
import { findMarkdownCorrections } from '../markdown.ts';
import type { Edit } from '../rule.ts';

/** A text, what it should be, and what the rules made of it. */
type Judged = { text: string; faults: Edit[]; corrections: Correction[] };

const spaces = (label: string) => label.replaceAll('~', '\u00a0').replaceAll('^', '\u202f');

/** `Plus de {50%|50~%}` as the text that was typed, and its faults. */
function readLabel(label: string): { text: string; faults: Edit[] } {
  let text = '';
  const faults: Edit[] = [];
  for (const [part, typed, right = ''] of spaces(label).matchAll(/\{([^|}]*)\|([^}]*)\}|[^{]+/g)) {
    if (typed === undefined) text += part;
    else {
      faults.push({ start: text.length, end: text.length + typed.length, replacement: right });
      text += typed;
    }
  }
  return { text, faults };
}

const within =
  ({ start, end }: Edit) =>
  (inner: Edit) =>
    start <= inner.start && inner.end <= end;

/** Whether the corrections inside of a fault make it what it should be. */
function isMended({ text, corrections }: Judged, fault: Edit) {
  const inside = corrections
    .filter(within(fault))
    .map((edit) => ({ ...edit, start: edit.start - fault.start, end: edit.end - fault.start }));
  return applyCorrections(text.slice(fault.start, fault.end), inside) === fault.replacement;
}

const sentences = readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map(readLabel)
  .map(({ text, faults }): Judged => ({ text, faults, corrections: findTypographyCorrections(text) }));

const seeded = readArticles().map(({ row }) => row);

/** The seeded articles as they are: whatever the rules would change in one is a mistake of theirs. */
const asWritten = seeded.flatMap(({ title, excerpt, content, meta_title, meta_description }): Judged[] => [
  ...[title, excerpt, meta_title, meta_description].map((text) => ({
    text: text ?? '',
    faults: [],
    corrections: findTypographyCorrections(text ?? ''),
  })),
  { text: content ?? '', faults: [], corrections: findMarkdownCorrections(content ?? '') },
]);

/** As who has one space and one apostrophe on the keyboard types them. */
const typed = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");

/** The same articles typed like this: all of it is to come back, hours and large numbers as a whole. */
const asTyped = seeded.map(({ content }): Judged => {
  const faults = [...(content ?? '').matchAll(/\u00a0(?:\w{1,3}\u00a0)*|’/g)].map(({ 0: right, index }) => ({
    start: index,
    end: index + right.length,
    replacement: right,
  }));
  const text = typed(content ?? '');
  return { text, faults, corrections: findMarkdownCorrections(text) };
});

/** A correction may take a sign with its space: the sign is no change. */
const trimmed = (text: string) => (correction: Correction) => {
  const { start, end, replacement } = correction;
  const old = text.slice(start, end);
  let [head, tail] = [0, 0];
  while (head < Math.min(old.length, replacement.length) && old[head] === replacement[head]) head += 1;
  while (
    tail < Math.min(old.length, replacement.length) - head &&
    old.at(-1 - tail) === replacement.at(-1 - tail)
  ) {
    tail += 1;
  }
  return {
    ...correction,
    start: start + head,
    end: end - tail,
    replacement: replacement.slice(head, replacement.length - tail),
  };
};

it('is right 98 times of 100, and finds nine faults of ten', async ({ annotate }) => {
  expect(sentences.length).toBeGreaterThanOrEqual(200);
  const judged = [...sentences, ...asWritten, ...asTyped].map((one) => ({
    ...one,
    corrections: one.corrections.map(trimmed(one.text)),
  }));
  const mended = judged.map((one) => one.faults.filter((fault) => isMended(one, fault)));
  const wrong = judged.flatMap((one, index) =>
    one.corrections
      .filter((correction) => !mended[index]?.some((fault) => within(fault)(correction)))
      .map(({ rule, start, end }) => `${rule}: ${one.text.slice(Math.max(0, start - 40), end + 40)}`),
  );
  const missed = judged.flatMap((one, index) =>
    one.faults
      .filter((fault) => !mended[index]?.includes(fault))
      .map(({ start, end }) => one.text.slice(Math.max(0, start - 40), end + 40)),
  );
  const proposed = judged.flatMap(({ corrections }) => corrections).length;
  const faults = judged.flatMap((one) => one.faults).length;
  await annotate(
    `${proposed} corrections, ${wrong.length} wrong:\n${wrong.join('\n')}\n` +
      `${faults} faults, ${missed.length} missed:\n${missed.join('\n')}`,
  );
  expect(wrong.length / proposed).toBeLessThanOrEqual(0.02);
  expect(missed.length / faults).toBeLessThanOrEqual(0.1);
});
