import { createSchema } from '../../extensions.ts';
import { PreservedText } from '../../preservedText.ts';
import { readPasted } from '../readPasted.ts';

const schema = createSchema();

/** What a clipboard's HTML is once it is stored, with a line break at its end. */
export function pastedMarkdown(html: string) {
  const { blocks, ...pictures } = readPasted(schema, html);
  const written = new PreservedText(schema).written(schema.topNodeType.create(null, blocks));
  return { ...pictures, markdown: written && `${written}\n` };
}
