import { formatTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Dated } from './ChangeBadge.styles.ts';

export interface ChangeBadgeProps {
  /** Quelque chose attend à côté de ce qui est en ligne. */
  isModified: boolean;
  /** Quand cela paraît, en ISO 8601; `null` sans moment prévu. */
  plannedFor: string | null;
  /** Quand cela se termine, en ISO 8601; `null` sans fin prévue. */
  endsAt?: string | null;
}

/** Stands beside the state of what is online: that modifications wait, and for when they are planned; nothing without any. */
export function ChangeBadge({ isModified, plannedFor, endsAt = null }: ChangeBadgeProps) {
  return (
    <>
      {isModified && <Badge variant="accent">Modifié</Badge>}
      {plannedFor !== null && <PlannedBadge plannedFor={plannedFor} />}
      {endsAt !== null && <DatedBadge label="Se termine" at={endsAt} />}
    </>
  );
}

/** « Planifié », with day and hour. */
export const PlannedBadge = ({ plannedFor }: { plannedFor: string }) => (
  <DatedBadge label="Planifié" at={plannedFor} />
);

function DatedBadge({ label, at }: Record<'label' | 'at', string>) {
  const clockTime = toClockTime(at);
  return (
    <Dated>
      <Badge variant="accent">{label}</Badge>
      <time dateTime={at}>
        {clockTime.slice(0, 10).split('-').reverse().join('/')} <span>{formatTime(clockTime)}</span>
      </time>
    </Dated>
  );
}
