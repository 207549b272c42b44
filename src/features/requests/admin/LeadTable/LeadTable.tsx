import type { MenuItem } from '#design-system/components/Menu';
import { Skeleton } from '#design-system/components/Skeleton';
import type { Lead } from '#features/requests/data/lead.ts';
import type { Choosing } from '#lists/Choice.tsx';
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

const ghosts = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The leads, one a line: who, what for and in what words, how far, what comes next and who sees to it, how much. A name leads to the whole of it. */
export function LeadTable({ leads, today, selection, listActs }: LeadTableProps) {
  return (
    <LeadTableRoot caption="Demandes" density="dense" hasRowHover>
      <thead>
        <tr>
          {selection && (
            <th scope="col" data-column="choice">
              Choix
            </th>
          )}
          <th scope="col" data-column="who">
            De
          </th>
          <th scope="col" data-column="what">
            Demande
          </th>
          <th scope="col" data-column="stage">
            Étape
          </th>
          <th scope="col" data-column="next">
            Suivi
          </th>
          <th scope="col" data-column="amount" data-numeric>
            Montant
          </th>
          <th scope="col" data-column="date" data-numeric>
            Reçue le
          </th>
          <th scope="col" data-column="actions" data-actions>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {leads
          ? leads.map((lead) => (
              <LeadRow key={lead.id} lead={lead} today={today} selection={selection} listActs={listActs} />
            ))
          : ghosts.map((ghost) => (
              <tr key={ghost}>
                {selection && (
                  <td data-column="choice">
                    <Skeleton />
                  </td>
                )}
                <td data-column="who">
                  <Skeleton width="most" />
                  <Skeleton width="half" />
                </td>
                <td data-column="what">
                  <Skeleton width="most" />
                  <Skeleton />
                </td>
                <td data-column="stage">
                  <Skeleton />
                </td>
                <td data-column="next">
                  <Skeleton />
                </td>
                <td data-column="amount">
                  <Skeleton />
                </td>
                <td data-column="date">
                  <Skeleton />
                </td>
                <td data-column="actions">
                  <Skeleton />
                </td>
              </tr>
            ))}
      </tbody>
    </LeadTableRoot>
  );
}
