import type { Message } from './message.queries.ts';

const columns: [heading: string, value: (message: Message) => string | null][] = [
  ['Reçu le', ({ created_at }) => created_at],
  ['Prénom', ({ first_name }) => first_name],
  ['Nom', ({ last_name }) => last_name],
  ['Courriel', ({ email }) => email],
  ['Entreprise', ({ company }) => company],
  ['Service', ({ service }) => service],
  ['Message', ({ message }) => message],
  ['Traité le', ({ handled_at }) => handled_at],
  [
    'Traité par',
    ({ profiles }) => profiles && [profiles.first_name, profiles.last_name].filter(Boolean).join(' '),
  ],
];

/**
 * Messages as a file for a spreadsheet in French: semicolons, quotes around every value, and the mark by which Excel
 * knows UTF-8.
 */
export function messagesToCsv(messages: readonly Message[]) {
  const lines = messages.map((message) => columns.map(([, value]) => value(message) ?? ''));
  const rows = [columns.map(([heading]) => heading), ...lines];
  return `\uFEFF${rows.map((row) => row.map(quote).join(';')).join('\r\n')}\r\n`;
}

/** A visitor's text that starts like a formula would be run by the spreadsheet: an apostrophe makes it text. */
function quote(value: string) {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
