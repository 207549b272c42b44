import type { NoteSource } from '#admin/documents/DocumentNotes/index.ts';
import type { Json } from '#data/database.types.ts';
import { type ContentPart, isRead, listParts } from '#site/contents/contentParts.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { type Facts, fillFacts } from '#site/settings/facts.ts';
import { Prose } from '#typography/prose.ts';

type Parts = Readonly<Record<string, Json | undefined>>;

/** A content with another text at a path; the same where it has nothing there. */
function putAt(value: Json | undefined, [step, ...rest]: readonly string[], text: string): Json | undefined {
  if (step === undefined) return typeof value === 'string' ? text : value;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? (putAt(item, rest, text) ?? null) : item));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  return { ...(value as Parts), [step]: putAt((value as Parts)[step], rest, text) } as Json;
}

const isWritten = ({ kind }: ContentPart) => kind === 'line' || kind === 'text' || kind === 'input';

/** A text as visitors read it: with the facts in the place of their names, which nothing else takes. */
function readText(text: string, facts: Facts): Prose {
  const prose = new Prose();
  let done = 0;
  for (const { 0: name, index } of text.matchAll(/\{[\p{L}-]+\}/gu)) {
    const fact = facts[name];
    if (fact === undefined) continue;
    prose.add(text.slice(done, index), done);
    prose.addFixed(fact);
    done = index + name.length;
  }
  prose.add(text.slice(done), done);
  return prose;
}

/** How notes are about the content of a section: its parts, by their paths. */
export const contentNotes = ({ schema }: EditableSection, facts: Facts): NoteSource<Json> => ({
  listFields: (value) =>
    listParts(schema, value).map((part) => ({
      path: part.path,
      label: part.label,
      read: isRead(part) ? fillFacts(part.text, facts) : null,
    })),
  read(value, path) {
    const part = listParts(schema, value).find((one) => one.path === path);
    if (!part || !isWritten(part)) return null;
    return { text: part.text, proses: [readText(part.text, facts)], isMarkdown: false };
  },
  put(value, path, text) {
    const isLine = listParts(schema, value).some((part) => part.path === path && part.kind !== 'text');
    return putAt(value, path.split('.'), isLine ? text.replaceAll(/\s*\n\s*/g, ' ') : text) ?? value;
  },
});
