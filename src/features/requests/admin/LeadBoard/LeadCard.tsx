import { ofPerson } from '#admin/shell/formatPerson.ts';
import { ArrowRightLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatShortDay } from '#data/formats.ts';
import { type Lead, leadKinds, leadStages, nameSender, stageOrder } from '#features/requests/data/lead.ts';
import { describeStanding, nameSubject } from '#features/requests/data/leadSubject.ts';
import { IconButton } from '#design-system/components/IconButton';
import { Menu } from '#design-system/components/Menu';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { formatCurrency } from '#features/requests/data/roi.ts';
import { NextStep } from '../NextStep.tsx';
import { nameAssignee } from '../nameAssignee.ts';
import type { LeadBoardProps } from './LeadBoard.tsx';
import { Card, Facts } from './LeadBoard.styles.ts';

type LeadCardProps = Pick<LeadBoardProps, 'today' | 'onMove'> & {
  lead: Lead;
  isMoving: boolean;
  /** With which it is dragged (`useMoves`). */
  itemProps: object;
};

/** A lead in its column: who, for what, how much and since when. It is dragged to another one, or moved there by its menu. */
export function LeadCard({ lead, today, onMove, isMoving, itemProps }: LeadCardProps) {
  const { id, kind, company, stage, amount, lost_reason, created_at } = lead;
  const sender = nameSender(lead);
  const assignee = nameAssignee(lead);
  const subject = nameSubject(lead);
  const standing = describeStanding(lead);
  return (
    <Card {...itemProps}>
      <h3>
        <Link to={paths.admin.lead(id)} title={sender} draggable={false}>
          {sender}
        </Link>
      </h3>
      {company && <Text isNote>{company}</Text>}
      {subject && <Text size="small">{subject}</Text>}
      {standing && <Text isNote>{standing}</Text>}
      {amount !== null && (
        <Text size="small" weight="semibold" isTabular>
          {formatCurrency(amount)}
        </Text>
      )}
      <Facts>
        <li>
          {leadKinds[kind]} du <time dateTime={created_at}>{formatShortDay(created_at)}</time>
        </li>
        {assignee && <li>{assignee}</li>}
        {lost_reason && <li>{lost_reason}</li>}
      </Facts>
      <NextStep lead={lead} today={today} />
      {onMove && (
        <Menu
          trigger={
            <IconButton
              size="small"
              variant="ghost"
              icon={ArrowRightLeft}
              isPending={isMoving}
              label={`Déplacer la demande ${ofPerson(sender)}`}
            />
          }
          items={stageOrder
            .filter((other) => other !== stage)
            .map((other) => ({
              label: other === 'lost' ? `${leadStages.lost}…` : leadStages[other],
              onSelect: () => onMove(lead, other),
            }))}
        />
      )}
    </Card>
  );
}
