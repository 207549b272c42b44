import { describeAvailability } from '#features/courses/data/availability.ts';
import { hasPassed } from '#data/span.ts';
import type { StaffCourseSession } from '#features/courses/data/staffCourseSessions.queries.ts';
import { Badge } from '#design-system/components/Badge';

export interface CourseSessionBadgeProps {
  session: Pick<
    StaffCourseSession,
    'state' | 'ends_at' | 'capacity' | 'registered' | 'held' | 'offered' | 'waiting'
  >;
}

/** How a session stands, as visitors are told. */
export function CourseSessionBadge({ session }: CourseSessionBadgeProps) {
  const { state, ends_at, capacity, registered, held, offered, waiting } = session;
  if (state === 'cancelled') return <Badge variant="outline">Annulée</Badge>;
  if (hasPassed(ends_at)) return <Badge variant="outline">Terminée</Badge>;
  // What a line waits for is free to nobody else.
  const free = waiting > 0 ? 0 : Math.max(0, capacity - registered - held - offered);
  const { words, variant } = describeAvailability({ free, places: capacity });
  return <Badge variant={variant}>{words}</Badge>;
}
