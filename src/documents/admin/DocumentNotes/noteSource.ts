import type { Json } from '#generated/database.types.ts';
import { type ContentPart, isRead, listParts } from '#documents/contents/contentParts.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { Facts } from '#site/settings/facts.ts';
import { findVisible, Prose } from '#typography/findProse.ts';
import type { NoteSource } from './DocumentNotes.tsx';
import { joinProses } from './putProposal.ts';

type Parts = Readonly<Record<string, Json | undefined>>;

/** A content with another text at a path; the same where it has nothing there. */
function putAt(value: Json | undefined, [step, ...rest]: readonly string[], text: string): Json | undefined {
  if (step === undefined) return typeof value === 'string' ? text : value;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? (putAt(item, rest, text) ?? null) : item));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  return { ...(value as Parts), [step]: putAt((value as Parts)[step], rest, text) } as Json;
}

const isWritten = ({ kind }: ContentPart) =>
  kind === 'line' || kind === 'text' || kind === 'input' || kind === 'richText';

/** A text as visitors read it: with the facts in place of their names, where no proposal can put other words. */
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

/** What visitors read of a part, block by block, and where each stretch of that stands in it. */
const readProses = ({ kind, text }: ContentPart, facts: Facts) =>
  kind === 'richText' ? findVisible(text) : [readText(text, facts)];

/** How notes are about a document: its parts that a page shows, by their paths. `facts` are those that its texts may name. */
export function createNoteSource<Text>(
  { schema }: Pick<EditableSection<Text>, 'schema'>,
  facts: Facts,
): NoteSource<Text> {
  const listSeen = (value: Text) => listParts(schema, value).filter(({ noted }) => noted !== false);
  const find = (value: Text, path: string) => listSeen(value).find((part) => part.path === path);
  return {
    listFields: (value) =>
      listSeen(value).map((part) => ({
        path: part.path,
        label: part.label,
        read: isRead(part) ? joinProses(readProses(part, facts)) : null,
      })),
    read(value, path) {
      const part = find(value, path);
      if (!part || !isWritten(part)) return null;
      return { text: part.text, proses: readProses(part, facts), isMarkdown: part.kind === 'richText' };
    },
    put(value, path, text) {
      const part = find(value, path);
      if (!part) return value;
      const isLong = part.kind === 'text' || part.kind === 'richText';
      const typed = isLong ? text : text.replaceAll(/\s*\n\s*/g, ' ');
      return putAt(value as Json, path.split('.'), typed) as Text;
    },
  };
}
