import { expect, it } from 'vitest';
import { createSchema } from './extensions.ts';
import { pastedMarkdown } from './paste/testing/pastedMarkdown.ts';
import { PreservedText } from './preservedText.ts';

const schema = createSchema();
const italic = schema.mark('italic');

it.each([
  [['', 'nuancé', 'souligné'], '*nuancé*souligné'],
  [['in', 'croy', 'able'], 'in*croy*able'],
  [['l’', 'été', '.'], 'l’_été_.'],
  [['une ', 'nuance', ' fine'], 'une _nuance_ fine'],
])('emphasis of %j keeps its letters readable', ([before = '', inside = '', after = ''], expected) => {
  const words = [
    ...(before ? [schema.text(before)] : []),
    schema.text(inside, [italic]),
    ...(after ? [schema.text(after)] : []),
  ];
  const document = schema.node('doc', null, [schema.node('paragraph', null, words)]);
  expect(new PreservedText(schema).written(document)).toBe(expected);
  expect(pastedMarkdown(`<p>${before}<i>${inside}</i>${after}</p>`).markdown.trim()).toBe(expected);
});
