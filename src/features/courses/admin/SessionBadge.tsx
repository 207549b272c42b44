import { describeAvailability } from '#features/courses/data/availability.ts';
import { hasPassed } from '#features/courses/data/hasPassed.ts';
import type { StaffSession } from '#features/courses/data/staffSessions.queries.ts';
import { Badge } from '#design-system/components/Badge';

export interface SessionBadgeProps {
  session: Pick<
    StaffSession,
    'state' | 'ends_at' | 'capacity' | 'registered' | 'held' | 'offered' | 'waiting'
  >;
}

/** How a session stands, as visitors are told. */
export function SessionBadge({ session }: SessionBadgeProps) {
  const { state, ends_at, capacity, registered, held, offered, waiting } = session;
  if (state === 'cancelled') return <Badge variant="outline">Annulée</Badge>;
  if (hasPassed(ends_at)) return <Badge variant="outline">Terminée</Badge>;
  // What a line waits for is free to nobody else.
  const free = waiting > 0 ? 0 : Math.max(0, capacity - registered - held - offered);
  const { words, variant } = describeAvailability({ free, places: capacity });
  return <Badge variant={variant}>{words}</Badge>;
}
