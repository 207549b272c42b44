import { describeAvailability, type Places } from '#features/courses/data/availability.ts';
import { Badge } from '#design-system/components/Badge';

/** Whether a session still has places (product: free places). */
export function Availability(places: Places) {
  const { words, variant } = describeAvailability(places);
  return <Badge variant={variant}>{words}</Badge>;
}
