import { Link } from 'react-router-dom';
import { ofPerson } from '#admin/shell/formatPerson.ts';
import { formatShortDay } from '#data/formats.ts';
import type { MenuItem } from '#design-system/components/Menu';
import { type Lead, leadKinds, nameSender } from '#features/requests/data/lead.ts';
import { describeStanding, nameSubject } from '#features/requests/data/leadSubject.ts';
import { formatCurrency } from '#features/requests/data/roi.ts';
import type { Choosing } from '#lists/Choice.tsx';
import { type Column, ListTable } from '#lists/ListTable.tsx';
import { RowMenu } from '#lists/RowMenu.tsx';
import { paths } from '#paths.ts';
import { NextStep } from '../NextStep.tsx';
import { StageBadge } from '../StageBadge.tsx';
import { nameAssignee } from '../useTeam.ts';
import { leadStyles } from './LeadTable.styles.ts';

export interface LeadTableProps {
  /** Rien tant qu’elles arrivent. */
  leads: readonly Lead[] | undefined;
  /** Le jour qu’il est à Québec. */
  today: string;
  /** Ce qu’il faut pour en choisir plusieurs; absent pour qui ne peut rien changer. */
  selection?: Choosing | undefined;
  /** Ce qui peut se faire avec chacune, derrière « … ». */
  listActs: (lead: Lead) => readonly (MenuItem | false)[];
}

const listColumns = (today: string): Column<Lead>[] => [
  {
    name: 'who',
    title: 'De',
    cell: (lead) => (
      <>
        <Link
          to={paths.admin.lead(lead.id)}
          title={nameSender(lead)}
          data-new={lead.stage === 'new' || undefined}
        >
          {nameSender(lead)}
        </Link>
        <p>{lead.company}</p>
      </>
    ),
    width: '11rem',
    ghost: ['most', 'half'],
  },
  {
    name: 'what',
    title: 'Demande',
    cell: (lead) => (
      <>
        <p data-asked="">
          {[leadKinds[lead.kind], nameSubject(lead), describeStanding(lead)].filter(Boolean).join(' · ')}
        </p>
        <p>{lead.message}</p>
      </>
    ),
    width: '13rem',
    ghost: ['most', 'full'],
  },
  { name: 'stage', title: 'Étape', cell: ({ stage }) => <StageBadge stage={stage} />, width: '7.5rem' },
  {
    name: 'next',
    title: 'Suivi',
    cell: (lead) => (
      <>
        <NextStep lead={lead} today={today} />
        <p>{nameAssignee(lead)}</p>
      </>
    ),
    width: '8rem',
  },
  {
    name: 'amount',
    title: 'Montant',
    isNumeric: true,
    cell: ({ amount }) => amount !== null && formatCurrency(amount),
    width: '6rem',
  },
  {
    name: 'date',
    title: 'Reçue le',
    isNumeric: true,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatShortDay(created_at)}</time>,
    width: '6rem',
  },
];

/** The leads, one a line: who, what for and in what words, how far, what comes next and who sees to it, how much. A name leads to the whole of it. */
export const LeadTable = ({ leads, today, selection, listActs }: LeadTableProps) => (
  <ListTable
    caption="Demandes"
    rows={leads}
    columns={listColumns(today)}
    choice={{ selection, label: (lead) => `Choisir la demande ${ofPerson(nameSender(lead))}` }}
    acts={(lead) => <RowMenu name={`la demande ${ofPerson(nameSender(lead))}`} items={listActs(lead)} />}
    widest="what"
    cardsBelow="58rem"
    styles={leadStyles}
  />
);
