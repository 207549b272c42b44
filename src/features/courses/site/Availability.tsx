import { describeAvailability, type Seats } from '#features/courses/data/availability.ts';
import { Badge } from '#design-system/components/Badge';

/** Whether a session still has places (product: free places). */
export function Availability(places: Seats) {
  const { words, variant } = describeAvailability(places);
  return <Badge variant={variant}>{words}</Badge>;
}
