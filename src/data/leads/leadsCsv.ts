import { toCsv } from '../csv.ts';
import type { Lead } from './lead.queries.ts';

const columns: [heading: string, value: (message: Lead) => string | null][] = [
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

/** Messages as a file for a spreadsheet (`toCsv`). */
export const leadsToCsv = (messages: readonly Lead[]) =>
  toCsv(
    columns.map(([heading]) => heading),
    messages.map((message) => columns.map(([, value]) => value(message) ?? '')),
  );
