import type { Content } from '#data/contents/content.queries.ts';
import { writeContentDocument } from '#data/contents/useContents.ts';
import type { Json } from '#data/database.types.ts';
import type { DocumentKind } from '#data/documents/documentKind.ts';
import type { DocumentStore } from '#data/documents/documentStore.ts';
import { createMerging } from '#data/documents/merge.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { fromRows, toRows } from './ContentForm/rows.ts';
import { toShape } from './contentShape.ts';
import { getContent } from './contentState.ts';

/** The store of an opened content, setting or composed page. */
export type ContentStore = DocumentStore<Json, Content>;

/** The content of a section as the engine of documents has it: its paths are the parts that its schema describes. */
export function createContentKind(section: EditableSection): DocumentKind<Json, Content> {
  const { schema } = section;
  /** As the form holds it: what is left out is blank there. */
  const toText = (value: unknown) => fromRows(schema, toRows(schema, value)) as Json;
  const read = (content: Content | null) => toText(getContent(section, content));
  return {
    ...createMerging<Json>(toShape(schema)),
    toText: read,
    // What nobody has changed has a version too: whoever is first overtakes everybody else.
    toVersion: (content) => content?.version ?? 0,
    isFit: (text) => schema.safeParse(text).success,
    apart: [],
    toRequest(requested) {
      const sent = { ...requested, text: toText(requested.text) };
      return { sent, shown: sent.text };
    },
    toStored: ({ text }) => text,
    findInsisted: () => [],
    giveUp: (intent) => intent,
    // What a colleague keeps beside what is online isn't published unseen; what they have published is online already.
    goesOn: (intent, theirs) => intent === 'beside' || theirs.draft === null,
    toDraft: (text) => text,
    readDraft: (changes, base) =>
      changes == null ? null : { base: base == null ? read(null) : toText(base), text: toText(changes) },
    write: writeContentDocument,
  };
}
