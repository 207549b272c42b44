import { type CheckRuleName, checkRules, type Severity } from './rules.ts';

/** A stretch of a field, in UTF-16 code units of what the field holds. */
export type Range = { start: number; end: number };

/** Where something is: a field, and a stretch of it where one can be named. */
export type Place = { field: string; range: Range | null };

/** Something that a check has found, and its place. */
export type Finding = Place & {
  rule: CheckRuleName;
  severity: Severity;
  /** What it is, in French. */
  message: string;
  /** Why it counts, and what to do about it, in French. */
  reason: string;
};

/** What came of checking something: what couldn't be, or not in time, is named as missed. */
export type Checked = {
  findings: Finding[];
  missed: ('links' | 'page' | 'desk')[];
};

/** Milliseconds that the checks of a document may take, before a publication too (product: checks): a busy machine draws a page in ten seconds. */
export const CHECK_LIMIT = 20_000;

/** A finding of a rule. `reason` says more than the rule does, where more is known. */
export const toFinding = (
  rule: CheckRuleName,
  { field, range }: Place,
  message: string,
  reason: string = checkRules[rule].reason,
): Finding => ({ rule, severity: checkRules[rule].severity, field, range, message, reason });

/** A fault, if it is there. */
export type Fault = [isFault: boolean, ...found: [rule: CheckRuleName, message: string, reason?: string]];

/** Those of some faults at a place of which it is true that they are there. */
export const toFindings = (place: Place, faults: readonly Fault[]): Finding[] =>
  faults.flatMap(([isFault, rule, ...words]) => (isFault ? [toFinding(rule, place, ...words)] : []));

/** Characters of a text that a message repeats. */
const QUOTED = 60;

/** A text in quotation marks, cut where it is long. */
export function quoted(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `«\u00A0${line.length > QUOTED ? `${line.slice(0, QUOTED).trimEnd()}…` : line}\u00A0»`;
}
