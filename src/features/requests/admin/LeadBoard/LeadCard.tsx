import { ArrowRightLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Lead, leadKinds, leadStages, nameSender, stageOrder } from '#features/requests/data/lead.ts';
import { describeStanding, nameSubject } from '#features/requests/data/leadSubject.ts';
import { Button } from '#design-system/components/Button';
import { Menu } from '#design-system/components/Menu';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { formatCurrency } from '#features/requests/data/roi.ts';
import { NextStep } from '../NextStep.tsx';
import { nameAssignee } from '../nameAssignee.ts';
import type { LeadBoardProps } from './LeadBoard.tsx';
import { Card, Facts } from './LeadBoard.styles.ts';

type LeadCardProps = Pick<LeadBoardProps, 'today' | 'onMove'> & { lead: Lead; isMoving: boolean };

/** A lead in its column, and the menu that moves it to another. */
export function LeadCard({ lead, today, onMove, isMoving }: LeadCardProps) {
  const { id, kind, company, stage, amount, lost_reason } = lead;
  const sender = nameSender(lead);
  const assignee = nameAssignee(lead);
  const subject = nameSubject(lead);
  const standing = describeStanding(lead);
  return (
    <Card data-lead={id}>
      <h3>
        <Link to={paths.admin.lead(id)}>{sender}</Link>
      </h3>
      {company && (
        <Text size="small" tone="muted">
          {company}
        </Text>
      )}
      {subject && <Text size="small">{subject}</Text>}
      {standing && (
        <Text size="small" tone="muted">
          {standing}
        </Text>
      )}
      <Facts>
        <li>{leadKinds[kind]}</li>
        {amount !== null && <li>{formatCurrency(amount)}</li>}
        {assignee && <li>{assignee}</li>}
        {lost_reason && <li>{lost_reason}</li>}
      </Facts>
      <NextStep lead={lead} today={today} />
      {onMove && (
        <Menu
          trigger={
            <Button
              size="small"
              variant="outline"
              iconStart={ArrowRightLeft}
              isPending={isMoving}
              aria-label={`Déplacer la demande de ${sender}`}
            >
              Déplacer
            </Button>
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
