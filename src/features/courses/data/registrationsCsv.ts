import { type CsvColumn, rowsToCsv, toSheetMoment } from '#data/csv.ts';
import { registrationLabel } from './registrationLabel.ts';
import type { StaffRegistration } from './staffCourseSessions.queries.ts';

/** Whether somebody came; nothing as long as nobody has noted it. */
export const formatAttendance = (attended: boolean | null) =>
  attended === null ? '' : attended ? 'Présence notée' : 'Absence notée';

const columns: CsvColumn<StaffRegistration>[] = [
  ['Inscription', ({ created_at }) => toSheetMoment(created_at)],
  ['État', ({ state }) => registrationLabel[state]],
  ['Rang', ({ position_in_line }) => position_in_line],
  ['Prénom', ({ first_name }) => first_name],
  ['Nom', ({ last_name }) => last_name],
  ['Courriel', ({ email }) => email],
  ['Entreprise', ({ company }) => company],
  ['Places', ({ seats }) => seats],
  ['Autres personnes', ({ others }) => others.join(', ')],
  ['Présence', ({ attended }) => formatAttendance(attended)],
  ['Mot', ({ message }) => message],
];

/** The people of a session as a file for a spreadsheet. */
export const registrationsToCsv = (registrations: readonly StaffRegistration[]) =>
  rowsToCsv(columns, registrations);
