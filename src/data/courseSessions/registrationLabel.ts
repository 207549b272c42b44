/** What a registration is, in a word or two, as staff read it. */
export const registrationLabel = {
  registered: 'Inscrite',
  offered: 'Place offerte',
  waiting: 'En attente',
  lapsed: 'Offre expirée',
  cancelled: 'Annulée',
} as const;

/**
 * What a registration is: it has a place, waits for one, was offered one until a moment, let that moment pass, or was given
 * up.
 */
export type RegistrationState = keyof typeof registrationLabel;
