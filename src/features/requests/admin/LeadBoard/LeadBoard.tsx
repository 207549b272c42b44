import { useMoves } from '#admin/shell/useMoves.ts';
import { formatWhole } from '#data/formats.ts';
import type { BoardColumn } from '#features/requests/data/lead.queries.ts';
import { type Lead, type LeadStage, leadStages, stageOrder } from '#features/requests/data/lead.ts';
import { formatCurrency } from '#features/requests/data/roi.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { BoardRoot, Cards, Column, Count, More, Sum } from './LeadBoard.styles.ts';
import { LeadCard } from './LeadCard.tsx';

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
