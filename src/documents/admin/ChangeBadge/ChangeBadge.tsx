import { formatTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Dated } from './ChangeBadge.styles.ts';

export interface ChangeBadgeProps {
  /** Quelque chose attend à côté de ce qui est en ligne. */
  isModified: boolean;
  /** Quand cela paraît, en ISO 8601; `null` sans moment prévu. */
  plannedFor: string | null;
}

/** Stands beside the state of what is online: that modifications wait, and for when they are planned; nothing without any. */
export function ChangeBadge({ isModified, plannedFor }: ChangeBadgeProps) {
  return (
    <>
      {isModified && <Badge variant="accent">Modifié</Badge>}
      {plannedFor !== null && <PlannedBadge plannedFor={plannedFor} />}
    </>
  );
}

/** « Planifié », with day and hour. */
export function PlannedBadge({ plannedFor }: { plannedFor: string }) {
  const clockTime = toClockTime(plannedFor);
  return (
    <Dated>
      <Badge variant="accent">Planifié</Badge>
      <time dateTime={plannedFor}>
        {clockTime.slice(0, 10).split('-').reverse().join('/')} <span>{formatTime(clockTime)}</span>
      </time>
    </Dated>
  );
}
