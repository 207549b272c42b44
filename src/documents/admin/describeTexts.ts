import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findPlan } from '#documents/data/documentEditor.ts';
import type { DocumentTexts } from '#documents/data/documentTexts.ts';
import { createMerging } from '#documents/data/merge.ts';
import { listPlanChanges } from '#documents/data/planChanges.ts';
import { type EditableSection, findDate } from '#documents/contents/section.ts';
import { fromRows, toRows } from './DocumentForm/rows.ts';
import { toShape } from './documentShape.ts';

/** What the editor has to know of the texts of a document, whatever it is: all of it follows from its description. */
export function describeTexts<Text>(section: EditableSection<Text>): DocumentTexts<Text> {
  const { schema, content, decided = [], words, settle, write, read } = section;
  /** As the form holds it: what is left out is blank there. */
  const toForm = (value: unknown) => (read ? value : fromRows(schema, toRows(schema, value))) as Text;

  /** How texts of a document are read: their `decided` parts are those that the document has now. */
  const readAt = (saved: DocumentState | null, now: number) => {
    const stored = saved?.draft ?? saved?.online ?? null;
    const readOne = (value: Json) => read?.(value, new Date(now).toISOString()) ?? toForm(value);
    if (decided.length === 0 || stored === null) return readOne;
    const standing = Object.entries(readOne(stored) as object).filter(([name]) => decided.includes(name));
    return (value: Json) => Object.assign({}, readOne(value), Object.fromEntries(standing));
  };

  /** A text of the database; what doesn't fit is as the code has it. */
  const toFitting = (value: Json | undefined, toText: (value: Json) => Text) => {
    if (value == null) return toForm(content);
    if (read) return toText(value);
    const fitting = schema.safeParse(value);
    return toForm(fitting.success ? fitting.data : content);
  };

  const findOnline = (saved: DocumentState | null, toText: (value: Json) => Text) => {
    if (saved?.online == null && words.hasOwnAddress) return null;
    const online = toFitting(saved?.online, toText);
    return findDate(section, online) ? null : online;
  };

  return {
    parts: createMerging<Text>(toShape(schema)),
    view(saved, now, latest = saved) {
      const toText = readAt(saved, now);
      const text = toFitting(saved?.pending ?? saved?.draft ?? saved?.online, toText);
      return {
        text,
        // What nobody has saved has version 0: once somebody saves it, the saves of others conflict.
        version: saved?.version ?? (section.adoptsDrafts ? null : 0),
        online: findOnline(saved, toText),
        pending: saved?.pending == null ? null : text,
        planned: findPlan(latest, toText),
      };
    },
    toRequest(requested, { base }) {
      const text = toForm(requested.text);
      const { sent, shown } = settle?.(requested, base) ?? { sent: { ...requested, text }, shown: text };
      return { sent, shown, isFit: () => schema.safeParse(sent.text).success };
    },
    toWrite({ sets, saved, ...save }) {
      const sent = { ...save, text: save.text as Json, version: saved?.version ?? 0 };
      const written = { ...sent, ...write?.({ ...save, sets, saved }) };
      const online = saved?.online ?? (words.hasOwnAddress ? null : toForm(content));
      if (save.intent !== 'plan' || online === null) return written;
      const list = (from: unknown, to: unknown) => listPlanChanges(toShape(schema), from, to);
      return { ...written, changes: list(online, written.text), changesBack: list(written.text, online) };
    },
    readDraft(changes, base) {
      if (!isRecord(changes) || (read && !isAlike(content, changes))) return null;
      const from = toForm(read && isRecord(base) ? { ...content, ...base } : (base ?? content));
      return { base: from, text: toForm({ ...from, ...changes }) };
    },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether each changed part has the type that it has in a new text; one that is null there may be anything. */
const isAlike = (content: unknown, changes: Record<string, unknown>) =>
  Object.entries(content as Record<string, unknown>).every(
    ([name, first]) =>
      first === null ||
      changes[name] === undefined ||
      (typeof changes[name] === typeof first && Array.isArray(changes[name]) === Array.isArray(first)),
  );
