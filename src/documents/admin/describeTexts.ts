import { z } from '#data/zod.ts';
import type { Json } from '#generated/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { findPlan } from '#documents/data/documentEditor.ts';
import type { DocumentTexts, PendingSave } from '#documents/data/documentTexts.ts';
import { createMerging } from '#documents/data/merge.ts';
import { listPlanChanges } from '#documents/data/planChanges.ts';
import { findDate, findDecisions, isDecision } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { readDecided, writeDecided } from './decisions.ts';
import { fromRows, toRows } from './DocumentForm/rows.ts';
import { toShape } from './documentShape.ts';

/** What the editor has to know of the texts of a document, whatever it is: all of it follows from its description. */
export function describeTexts<Text>(section: EditableSection<Text>): DocumentTexts<Text> {
  const { schema, content, words } = section;
  const decisions = findDecisions(schema);
  /** As the form holds it: what is left out is blank there. */
  const toForm = (value: unknown) => fromRows(schema, toRows(schema, value)) as Text;

  /** How texts of a document are read: their decisions are those that the document has now. */
  const readAt = (saved: DocumentState | null, now: number) => {
    const stored = saved?.draft ?? saved?.online ?? null;
    const readOne = (value: Json) => toForm(readDecided(schema, value, now));
    if (!decisions || stored === null) return readOne;
    const standing = Object.entries(readOne(stored) as object).filter(([name]) => isDecision(schema, name));
    return (value: Json) => Object.assign({}, readOne(value), Object.fromEntries(standing));
  };

  /** A text of the database; what doesn't fit is as the code has it. */
  const toFitting = (value: Json | undefined, toText: (value: Json) => Text) => {
    if (value == null) return toForm(content);
    if (decisions) return toText(value);
    const fitting = schema.safeParse(value);
    return toForm(fitting.success ? fitting.data : content);
  };

  const findOnline = (saved: DocumentState | null, toText: (value: Json) => Text) => {
    if (saved?.online == null && words.hasOwnAddress) return null;
    const online = toFitting(saved?.online, toText);
    return findDate(schema, online) ? null : online;
  };

  return {
    parts: createMerging<Text>(toShape(schema)),
    view(saved, now, latest = saved) {
      const toText = readAt(saved, now);
      const text = toFitting(saved?.pending ?? saved?.draft ?? saved?.online, toText);
      return {
        text,
        // What the code has and nobody has saved has version 0: once somebody saves it, the saves of others conflict.
        version: saved?.version ?? (words.hasOwnAddress ? null : 0),
        online: findOnline(saved, toText),
        pending: saved?.pending == null ? null : text,
        planned: findPlan(latest, toText),
      };
    },
    toRequest(requested, { base }) {
      const text = toForm(requested.text);
      const { sent, shown } = settleDecisions({ ...requested, text }, base);
      return { sent, shown, isFit: () => schema.safeParse(sent.text).success };
    },
    toWrite({ sets, saved, ...save }) {
      const text = z.encode(schema, save.text) as Json;
      const written = {
        ...save,
        version: saved?.version ?? 0,
        text,
        ...(decisions && writeDecided(decisions, { ...save, text, sets, saved })),
      };
      const online = saved?.online ?? (words.hasOwnAddress ? null : toForm(content));
      if (save.intent !== 'plan' || online === null) return written;
      const list = (from: unknown, to: unknown) => listPlanChanges(toShape(schema), from, to);
      return { ...written, changes: list(online, written.text), changesBack: list(written.text, online) };
    },
    readDraft(changes, base) {
      if (!isRecord(changes) || (decisions && !isAlike(content, changes))) return null;
      const from = toForm(base ?? content);
      return { base: from, text: toForm({ ...from, ...changes }) };
    },
  };

  /**
   * Decisions are as the server has them, unless the button that saves has set them. What isn't published has no date; one that was typed
   * and isn't planned yet stays typed, unless the button has set it.
   */
  function settleDecisions(save: PendingSave<Text>, base: Text) {
    if (!decisions) return { sent: save, shown: save.text };
    const { status, moment, published } = decisions;
    const [typed, before] = [save.text, base] as unknown as Readonly<Record<string, unknown>>[];
    const decide = (name: string) => (save.sets?.includes(name) ? typed : before)?.[name];
    const isPublished = decide(status) === published;
    const text = { ...save.text, [status]: decide(status), [moment]: isPublished ? decide(moment) : '' };
    const isDateLeft = !save.sets?.includes(moment) && !['', before?.[moment]].includes(typed?.[moment]);
    return {
      // Beside what isn't online any more there is nothing: the draft itself is saved.
      sent: { ...save, intent: isPublished ? save.intent : ('save' as const), text },
      shown: isDateLeft ? { ...text, [moment]: typed?.[moment] } : text,
    };
  }
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
