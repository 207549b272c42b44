import { Badge } from '#design-system/components/Badge';
import { isNearlyFull } from './nearlyFull.ts';

export interface AvailabilityProps {
  /** Places that are left. */
  free: number;
  /** Places in all. */
  places: number;
}

/** Whether a session still has places, in two words (product 3.7). */
export function Availability({ free, places }: AvailabilityProps) {
  if (free <= 0) return <Badge variant="destructive">Complet</Badge>;
  if (isNearlyFull({ free, places })) return <Badge variant="destructive">Bientôt complet</Badge>;
  return <Badge variant="success">Places disponibles</Badge>;
}
