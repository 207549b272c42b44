import { useMoves } from '#admin/shell/useMoves.ts';
import { formatWhole, formatShortDay } from '#data/formats.ts';
import type { BoardColumn } from '#features/requests/data/lead.queries.ts';
import {
  type Lead,
  type LeadStage,
  leadStages,
  stageOrder,
  leadKinds,
  nameSender,
} from '#features/requests/data/lead.ts';
import { formatCurrency } from '#features/requests/data/roi.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { BoardRoot, Cards, Column, Count, More, Sum, Card, Facts } from './LeadBoard.styles.ts';
import { ofPerson } from '#admin/shell/formatPerson.ts';
import { ArrowRightLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { describeStanding, nameSubject } from '#features/requests/data/leadSubject.ts';
import { IconButton } from '#design-system/components/IconButton';
import { Menu } from '#design-system/components/Menu';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { NextStep } from '../NextStep.tsx';
import { nameAssignee } from '../useTeam.ts';

export interface LeadBoardProps {
  /** Rien tant qu’elles arrivent. */
  columns: readonly BoardColumn[] | undefined;
  /** Le jour qu’il est à Québec. */
  today: string;
  /** Absent pour qui ne peut rien changer. */
  onMove?: ((lead: Lead, stage: LeadStage) => void) | undefined;
  /** La demande que l’on déplace. */
  movingId?: string | undefined;
}

/** The leads by how far they are, one stage beside the other; on a phone, the board scrolls by itself. */
export function LeadBoard({ columns, today, onMove, movingId }: LeadBoardProps) {
  const { root, move, itemProps, placeProps } = useMoves<Lead, LeadStage, HTMLElement>({
    toId: ({ id }) => id,
    mayDrop: (lead, stage) => lead.stage !== stage,
    onMove,
  });

  return (
    <BoardRoot ref={root} aria-label="Demandes par étape" tabIndex={0} data-list="">
      {stageOrder.map((stage) => {
        const column = columns?.find((one) => one.stage === stage);
        const { total = 0, amount = null, leads = [] } = column ?? {};
        return (
          <Column key={stage} aria-labelledby={`etape-${stage}`} {...placeProps(stage)}>
            <h2 id={`etape-${stage}`}>
              <span>{leadStages[stage]}</span>
              {columns && <Count>{formatWhole(total)}</Count>}
            </h2>
            {amount !== null && <Sum>{formatCurrency(amount)}</Sum>}
            {columns ? (
              <Cards>
                {leads.map((lead) => (
                  <LeadCard
                    key={lead.id}
                    lead={lead}
                    today={today}
                    onMove={onMove && move}
                    isMoving={lead.id === movingId}
                    itemProps={itemProps(lead)}
                  />
                ))}
              </Cards>
            ) : (
              <Skeleton.Group label="">
                <Skeleton width="most" />
                <Skeleton width="half" />
              </Skeleton.Group>
            )}
            {total > leads.length && (
              <More>
                + {formatWhole(total - leads.length)}{' '}
                {total - leads.length > 1 ? 'autres, dans la liste' : 'autre, dans la liste'}
              </More>
            )}
          </Column>
        );
      })}
    </BoardRoot>
  );
}

type LeadCardProps = Pick<LeadBoardProps, 'today' | 'onMove'> & {
  lead: Lead;
  isMoving: boolean;
  /** With which it is dragged (`useMoves`). */
  itemProps: object;
};

/** A lead in its column: who, for what, how much and since when. It is dragged to another one, or moved there by its menu. */
function LeadCard({ lead, today, onMove, isMoving, itemProps }: LeadCardProps) {
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
