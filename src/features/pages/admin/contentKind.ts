import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findPlan } from '#documents/data/documentEditor.ts';
import { findAddressedKind } from '#documents/data/documentKey.ts';
import type { DocumentKind } from '#documents/data/documentKind.ts';
import type { DocumentStore } from '#documents/data/documentStore.ts';
import { createMerging } from '#documents/data/merge.ts';
import { readDocument, writeContent } from '#documents/data/writeDocument.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { fromRows, toRows } from '#documents/admin/DocumentForm/rows.ts';
import { toShape } from '#documents/admin/documentShape.ts';
import { getContent, getOnline } from './contentState.ts';

/** The store of an opened content, setting, page, project, show or episode. */
export type ContentStore = DocumentStore<Json, DocumentState>;

/** The content of a section as the engine of documents has it: its paths are the parts that its schema describes. */
export function createContentKind(section: EditableSection): DocumentKind<Json, DocumentState> {
  const { key, schema } = section;
  /** As the form holds it: what is left out is blank there. */
  const toText = (value: unknown) => fromRows(schema, toRows(schema, value)) as Json;
  const read = (content: DocumentState | null) => toText(getContent(section, content));
  return {
    parts: createMerging<Json>(toShape(schema)),
    view(content, _now, latest = content) {
      const text = read(content);
      return {
        text,
        // What nobody has changed has a version too: whoever is first overtakes everybody else.
        version: content?.version ?? 0,
        online:
          content?.online == null && findAddressedKind(key) ? null : toText(getOnline(section, content)),
        pending: content?.pending == null ? null : text,
        planned: findPlan(latest, toText),
      };
    },
    toRequest(requested) {
      const sent = { ...requested, text: toText(requested.text) };
      return { sent, shown: sent.text, isFit: schema.safeParse(sent.text).success };
    },
    readDraft(changes, base) {
      if (typeof changes !== 'object' || changes === null) return null;
      const from = base == null ? read(null) : toText(base);
      return { base: from, text: toText({ ...(from as object), ...changes }) };
    },
    read: readDocument,
    write: (client, save) =>
      writeContent(client, { ...save, ...(!findAddressedKind(key) && { origin: toText(section.content) }) }),
  };
}
