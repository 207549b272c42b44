import { toCsv } from '../csv.ts';
import type { LeadRow } from './lead.queries.ts';

type ExportedLead = Pick<
  LeadRow,
  'created_at' | 'first_name' | 'last_name' | 'email' | 'company' | 'service' | 'message' | 'closed_at'
>;

const columns: [heading: string, value: (lead: ExportedLead) => string | null][] = [
  ['Reçu le', ({ created_at }) => created_at],
  ['Prénom', ({ first_name }) => first_name],
  ['Nom', ({ last_name }) => last_name],
  ['Courriel', ({ email }) => email],
  ['Entreprise', ({ company }) => company],
  ['Service', ({ service }) => service],
  ['Message', ({ message }) => message],
  ['Traité le', ({ closed_at }) => closed_at],
];

/** Leads as a file for a spreadsheet (`toCsv`). */
export const leadsToCsv = (leads: readonly ExportedLead[]) =>
  toCsv(
    columns.map(([heading]) => heading),
    leads.map((lead) => columns.map(([, value]) => value(lead) ?? '')),
  );
