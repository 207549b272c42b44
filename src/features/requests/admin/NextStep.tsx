import { deadlineText, daysUntil } from '#features/privacy/data/deadline.ts';
import { type Lead, isClosed } from '#features/requests/data/lead.ts';
import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';

export interface NextStepProps {
  lead: Pick<Lead, 'next_step' | 'next_step_on' | 'stage'>;
  /** The day that it is in Québec. */
  today: string;
}

/** What is to be done next for a lead, and when: due or late, it stands out. Nothing for one that is closed. */
export function NextStep({ lead: { next_step, next_step_on, stage }, today }: NextStepProps) {
  if (isClosed(stage) || (!next_step && !next_step_on)) return null;
  const isDue = next_step_on !== null && daysUntil(next_step_on, today) <= 0;
  return (
    <Cluster $gap={1}>
      {next_step && <span>{next_step}</span>}
      {next_step_on && (
        <Badge variant={isDue ? 'destructive' : 'outline'}>{deadlineText(next_step_on, today)}</Badge>
      )}
    </Cluster>
  );
}
