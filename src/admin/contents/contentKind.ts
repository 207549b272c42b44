import type { Json } from '#data/database.types.ts';
import type { DocumentState } from '#data/documents/document.queries.ts';
import { findPlan } from '#data/documents/documentEditor.ts';
import { findAddressedKind } from '#data/documents/documentKey.ts';
import type { DocumentKind, SaveIntent } from '#data/documents/documentKind.ts';
import type { DocumentStore } from '#data/documents/documentStore.ts';
import { createMerging } from '#data/documents/merge.ts';
import { readDocument, writeContent } from '#data/documents/writeDocument.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { fromRows, toRows } from './ContentForm/rows.ts';
import { toShape } from '#admin/documents/documentShape.ts';
import { getContent, getShown } from './contentState.ts';

/** The store of an opened content, setting, page, project, show or episode. */
export type ContentStore = DocumentStore<Json, DocumentState>;

/** What each way to save comes to: of a content, all that is online is its text. */
const intents = {
  draft: 'pending',
  keep: 'pending',
  pending: 'pending',
  publish: 'publish',
  update: 'publish',
  schedule: 'plan',
  plan: 'plan',
} as const satisfies Record<SaveIntent, SaveIntent>;

/** The content of a section as the engine of documents has it: its paths are the parts that its schema describes. */
export function createContentKind(section: EditableSection): DocumentKind<Json, DocumentState> {
  const { key, schema } = section;
  /** As the form holds it: what is left out is blank there. */
  const toText = (value: unknown) => fromRows(schema, toRows(schema, value)) as Json;
  const read = (content: DocumentState | null) => toText(getContent(section, content));
  return {
    ...createMerging<Json>(toShape(schema)),
    toText: read,
    // What nobody has changed has a version too: whoever is first overtakes everybody else.
    toVersion: (content) => content?.version ?? 0,
    isFit: (text) => schema.safeParse(text).success,
    apart: [],
    toRequest({ intent, ...requested }) {
      const sent = { ...requested, intent: intents[intent], text: toText(requested.text) };
      return { sent, shown: sent.text };
    },
    toStored: ({ text }) => text,
    findInsisted: () => [],
    giveUp: (intent) => intent,
    // What a colleague keeps beside what is online isn't published unseen; what they have published is online already.
    goesOn: (intent, theirs) => intent === 'pending' || theirs.pending === null,
    toDraft: (text) => text,
    readDraft: (changes, base) =>
      changes == null ? null : { base: base == null ? read(null) : toText(base), text: toText(changes) },
    findPublication: (content, _now, latest = content) => ({
      online: content?.online == null && findAddressedKind(key) ? null : toText(getShown(section, content)),
      pending: content?.pending == null ? null : read(content),
      planned: findPlan(latest, toText),
    }),
    read: readDocument,
    write: (client, save) =>
      writeContent(client, { ...save, ...(!findAddressedKind(key) && { origin: toText(section.content) }) }),
  };
}
