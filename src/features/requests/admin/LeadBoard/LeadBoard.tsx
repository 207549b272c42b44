import { useLayoutEffect, useRef, useState } from 'react';
import { formatWhole } from '#data/formats.ts';
import { type Lead, type LeadStage, leadStages, stageOrder } from '#features/requests/data/lead.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { BoardRoot, Cards, Column, Count, More } from './LeadBoard.styles.ts';
import { LeadCard } from './LeadCard.tsx';

/** One stage: how many leads are in it, and the first of them. */
export type BoardColumn = { stage: LeadStage; total: number; leads: Lead[] };

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
  const [dragged, setDragged] = useState<Lead | null>(null);
  const [over, setOver] = useState<LeadStage>();
  const board = useRef<HTMLElement>(null);
  const acted = useRef<{ id: string; stage: LeadStage }>(undefined);

  // Once a card stands in another column, whoever moved it goes on from there: its button has gone with the one before.
  useLayoutEffect(() => {
    const moved = acted.current;
    const isMoved = columns?.some(
      ({ stage, leads }) => stage !== moved?.stage && leads.some(({ id }) => id === moved?.id),
    );
    if (!moved || !isMoved) return;
    acted.current = undefined;
    if (document.activeElement === document.body || document.activeElement === null)
      board.current?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(moved.id)}"] a`)?.focus();
  }, [columns]);

  return (
    <BoardRoot ref={board} aria-label="Demandes par étape" tabIndex={0}>
      {stageOrder.map((stage) => {
        const column = columns?.find((one) => one.stage === stage);
        const { total = 0, leads = [] } = column ?? {};
        return (
          <Column
            key={stage}
            aria-labelledby={`etape-${stage}`}
            data-over={(dragged && dragged.stage !== stage && over === stage) || undefined}
            onDragOver={(event) => {
              if (!dragged || dragged.stage === stage) return;
              event.preventDefault();
              setOver(stage);
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={() => {
              setDragged(null);
              if (dragged) onMove?.(dragged, stage);
            }}
          >
            <h2 id={`etape-${stage}`}>
              <span>{leadStages[stage]}</span>
              {columns && <Count>{formatWhole(total)}</Count>}
            </h2>
            {columns ? (
              <Cards>
                {leads.map((lead) => (
                  <LeadCard
                    key={lead.id}
                    lead={lead}
                    today={today}
                    onMove={
                      onMove &&
                      ((moved, target) => {
                        acted.current = { id: moved.id, stage: moved.stage };
                        onMove(moved, target);
                      })
                    }
                    isMoving={lead.id === movingId}
                    onDrag={setDragged}
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
