import { toClockTime, toMoment } from '#data/quebecTime.ts';
import type { z } from '#data/zod.ts';
import { type Decisions, findDecisions } from '#documents/contents/field.ts';
import type { SaveRequest } from '#documents/data/documentTexts.ts';
import type { Json } from '#generated/database.types.ts';
import { fromRows, toRows } from './DocumentForm/rows.ts';

type Row = Readonly<Record<string, Json | undefined>>;

/**
 * A text of the database as its form holds it, where it has decisions: the moment is blank once it has come, for it is no plan any more.
 * Any other stays as it is. `now` is in milliseconds.
 */
export function readDecided(schema: z.ZodType, value: Json, now: number): unknown {
  const decisions = findDecisions(schema);
  if (!decisions) return value;
  const { [decisions.column]: date, ...row } = value as Row;
  const isAhead =
    row[decisions.status] === decisions.published && typeof date === 'string' && Date.parse(date) > now;
  const text = { ...row, [decisions.moment]: isAhead ? toClockTime(date) : '' };
  return fromRows(schema, toRows(schema, text));
}

/**
 * What a save writes where a text has decisions (product: the two specified buttons to planning): what isn't published has no date;
 * published by its button, it has the date that goes with it, or that of the moment; published by the choice alone, none. What stays published keeps
 * both, as does one that an earlier text comes back to (product: restoring).
 */
export function writeDecided(
  { status, moment, column, published }: Decisions,
  { text, saved, ...save }: Omit<SaveRequest<Json>, 'document'>,
) {
  const { [status]: chosen, [moment]: typed, ...rest } = text as Row;
  const planned = toMoment(typeof typed === 'string' ? typed : '');
  const dueAt = save.dueAt ?? planned;
  const before = (saved?.draft ?? saved?.online ?? {}) as Row;
  const decide = () => {
    if (save.reason === 'restored') return {};
    if (chosen !== published) return { [status]: chosen, [column]: null };
    // PostgreSQL's word for its own time: a date by a clock that is fast would plan it.
    if (save.intent === 'publish' && save.sets?.includes(moment))
      return { [status]: chosen, [column]: planned ?? 'now' };
    return save.intent === 'publish' && before[status] !== published
      ? { [status]: chosen, [column]: null }
      : {};
  };
  return { text: { ...rest, ...decide() } as Json, ...(dueAt && { dueAt }) };
}
