import type { MenuItem } from '#design-system/components/Menu';
import type { Lead } from '#features/requests/data/lead.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { acting, choosing, type Column, Ghosts, Headings } from '#lists/columns.tsx';
import { LeadRow } from './LeadRow.tsx';
import { LeadTableRoot } from './LeadTable.styles.ts';

export interface LeadTableProps {
  /** Rien tant qu’elles arrivent. */
  leads: readonly Lead[] | undefined;
  /** Le jour qu’il est à Québec. */
  today: string;
  /** Ce qu’il faut pour en choisir plusieurs; absent pour qui ne peut rien changer. */
  selection?: Choosing | undefined;
  /** Ce qui peut se faire avec chacune, derrière « … ». */
  listActs: (lead: Lead) => readonly MenuItem[];
}

const columns: readonly Column[] = [
  { name: 'who', title: 'De', ghost: ['most', 'half'] },
  { name: 'what', title: 'Demande', ghost: ['most', 'full'] },
  { name: 'stage', title: 'Étape' },
  { name: 'next', title: 'Suivi' },
  { name: 'amount', title: 'Montant', isNumeric: true },
  { name: 'date', title: 'Reçue le', isNumeric: true },
  acting,
];

/** The leads, one a line: who, what for and in what words, how far, what comes next and who sees to it, how much. A name leads to the whole of it. */
export function LeadTable({ leads, today, selection, listActs }: LeadTableProps) {
  const shown = selection ? [choosing, ...columns] : columns;
  return (
    <LeadTableRoot caption="Demandes" density="dense" hasRowHover>
      <Headings columns={shown} />
      {leads ? (
        <tbody>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} today={today} selection={selection} listActs={listActs} />
          ))}
        </tbody>
      ) : (
        <Ghosts columns={shown} />
      )}
    </LeadTableRoot>
  );
}
