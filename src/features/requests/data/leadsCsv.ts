import { type CsvColumn, rowsToCsv, toSheetMoment } from '#data/csv.ts';
import { nameService } from './contactServices.ts';
import { getReference, leadKinds, leadSources, leadStages } from './lead.ts';
import type { ExportedLead } from './lead.queries.ts';
import { describeStanding, nameSubject } from './leadSubject.ts';

const columns: CsvColumn<ExportedLead>[] = [
  ['Référence', getReference],
  ['Reçue le', ({ created_at }) => toSheetMoment(created_at)],
  ['Type', ({ kind }) => leadKinds[kind]],
  ['Prénom', ({ first_name }) => first_name],
  ['Nom', ({ last_name }) => last_name],
  ['Courriel', ({ email }) => email],
  ['Téléphone', ({ phone }) => phone],
  ['Entreprise', ({ company }) => company],
  ['Service', ({ service }) => service && nameService(service)],
  ['Objet', nameSubject],
  ['État', describeStanding],
  ['Message', ({ message }) => message],
  ['Étape', ({ stage }) => leadStages[stage]],
  ['Raison', ({ lost_reason }) => lost_reason],
  ['Prochaine étape', ({ next_step }) => next_step],
  ['Échéance', ({ next_step_on }) => next_step_on],
  ['Montant', ({ amount }) => amount],
  ['Fermée le', ({ closed_at }) => closed_at && toSheetMoment(closed_at)],
  ['Source', ({ source }) => (source ? leadSources[source] : 'Site')],
  ['Page', ({ page }) => page],
  ['Campagne', ({ campaign }) => campaign],
  ['Domaine', ({ domain }) => domain],
];

/** Leads as a file for a spreadsheet; `team` names who is in charge. */
export const leadsToCsv = (
  leads: readonly ExportedLead[],
  team: readonly { value: string; label: string }[],
) =>
  rowsToCsv(
    [
      ...columns,
      ['Responsable', ({ assignee }) => team.find(({ value }) => value === assignee)?.label ?? ''],
    ],
    leads,
  );
