/** What a registration is, in a word or two, as staff read it. */
export const registrationLabel = {
  held: 'À confirmer',
  unconfirmed: 'Attente à confirmer',
  registered: 'Inscrite',
  offered: 'Place offerte',
  waiting: 'En attente',
  lapsed: 'Délai passé',
  cancelled: 'Annulée',
} as const;

/**
 * What a registration is: its person has yet to confirm a place that is held for them, or that they would wait; it has a place,
 * waits for one, was offered one until a moment, let that moment pass, or was given up.
 */
export type RegistrationState = keyof typeof registrationLabel;

/** What staff see of a registration: its state, or whether somebody with a place came. */
export type Standing = RegistrationState | 'attended' | 'absent';

type Seen = { state: RegistrationState; attended: boolean | null };

/** As `private.standing` has it: whoever changes a registration names what they saw. */
export const getStanding = ({ state, attended }: Seen): Standing =>
  state !== 'registered' || attended === null ? state : attended ? 'attended' : 'absent';
