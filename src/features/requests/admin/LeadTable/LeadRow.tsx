import { ofPerson } from '#admin/shell/formatPerson.ts';
import { Link } from 'react-router-dom';
import { formatShortDay } from '#data/formats.ts';
import { type Lead, leadKinds, nameSender } from '#features/requests/data/lead.ts';
import { describeStanding, nameSubject } from '#features/requests/data/leadSubject.ts';
import { formatCurrency } from '#features/requests/data/roi.ts';
import { ChoiceCell } from '#lists/Choice.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { paths } from '#paths.ts';
import { NextStep } from '../NextStep.tsx';
import { StageBadge } from '../StageBadge.tsx';
import { nameAssignee } from '../nameAssignee.ts';
import type { LeadTableProps } from './LeadTable.tsx';

type LeadRowProps = Pick<LeadTableProps, 'today' | 'selection' | 'listActs'> & { lead: Lead };

/** One lead of the list. */
export function LeadRow({ lead, today, selection, listActs }: LeadRowProps) {
  const { id, kind, company, message, stage, amount, created_at } = lead;
  const sender = nameSender(lead);
  const asked = [leadKinds[kind], nameSubject(lead), describeStanding(lead)].filter(Boolean);
  return (
    <tr data-new={stage === 'new' || undefined}>
      {selection && (
        <ChoiceCell label={`Choisir la demande ${ofPerson(sender)}`} id={id} choosing={selection} />
      )}
      <th scope="row" data-column="who">
        <Link to={paths.admin.lead(id)} title={sender}>
          {sender}
        </Link>
        <p>{company}</p>
      </th>
      <td data-column="what">
        <p data-asked="">{asked.join(' · ')}</p>
        <p>{message}</p>
      </td>
      <td data-column="stage">
        <StageBadge stage={stage} />
      </td>
      <td data-column="next">
        <NextStep lead={lead} today={today} />
        <p>{nameAssignee(lead)}</p>
      </td>
      <td data-column="amount" data-numeric>
        {amount !== null && formatCurrency(amount)}
      </td>
      <td data-column="date" data-numeric>
        <time dateTime={created_at}>{formatShortDay(created_at)}</time>
      </td>
      <RowMenu name={`la demande ${ofPerson(sender)}`} items={listActs(lead)} />
    </tr>
  );
}
