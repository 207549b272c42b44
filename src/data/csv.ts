import { toClockTime } from './quebecTime.ts';

/**
 * A file for a spreadsheet in French: semicolons, quotes around every value, and the mark by which Excel knows UTF-8.
 */
export function toCsv(headings: readonly string[], lines: readonly (readonly (string | number)[])[]) {
  const rows = [headings, ...lines];
  return `\uFEFF${rows.map((row) => row.map(String).map(quote).join(';')).join('\r\n')}\r\n`;
}

/** A column of such a file: its heading, and what it has of each row. */
export type CsvColumn<Row> = [heading: string, value: (row: Row) => string | number | null];

/** Rows as such a file, by its columns. */
export const rowsToCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) =>
  toCsv(
    columns.map(([heading]) => heading),
    rows.map((row) => columns.map(([, value]) => value(row) ?? '')),
  );

/** A moment given in ISO 8601 as such a file has it, by Québec's clocks: « 2026-11-20 09:05 ». */
export const toSheetMoment = (moment: string) => toClockTime(moment).replace('T', ' ');

/** A visitor's text that starts like a formula would be run by the spreadsheet: an apostrophe makes it text. */
function quote(value: string) {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
