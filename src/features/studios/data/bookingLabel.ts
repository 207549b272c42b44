/** What a booking is, in a word or two, as staff read it. */
export const bookingLabel = {
  unconfirmed: 'À confirmer',
  requested: 'À répondre',
  accepted: 'Acceptée',
  declined: 'Refusée',
  cancelled: 'Annulée',
  lapsed: 'Délai passé',
} as const;

/**
 * What a booking is: its person has yet to confirm it, it waits for an answer and holds its time, was accepted or declined, was
 * cancelled, or has waited for so long that others may have its time.
 */
export type BookingState = keyof typeof bookingLabel;
