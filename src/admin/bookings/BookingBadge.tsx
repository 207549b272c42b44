import type { BookingState } from '#data/bookings/booking.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';

const badges: Record<BookingState, { label: string; variant: NonNullable<BadgeProps['variant']> }> = {
  requested: { label: 'À répondre', variant: 'accent' },
  accepted: { label: 'Acceptée', variant: 'success' },
  declined: { label: 'Refusée', variant: 'outline' },
  cancelled: { label: 'Annulée', variant: 'outline' },
  lapsed: { label: 'Délai passé', variant: 'destructive' },
};

/** What a booking is, in a word. */
export function BookingBadge({ state }: { state: BookingState }) {
  const { label, variant } = badges[state];
  return <Badge variant={variant}>{label}</Badge>;
}
