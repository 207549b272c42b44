import { bookingLabel, type BookingState } from '#features/studios/data/bookingLabel.ts';
import { Badge, type BadgeProps } from '#design-system/components/Badge';

const variants = {
  unconfirmed: 'secondary',
  requested: 'accent',
  accepted: 'success',
  declined: 'outline',
  cancelled: 'outline',
  lapsed: 'destructive',
} as const satisfies Record<BookingState, BadgeProps['variant']>;

/** What a booking is, in a word. */
export function BookingBadge({ state }: { state: BookingState }) {
  return <Badge variant={variants[state]}>{bookingLabel[state]}</Badge>;
}
