import { formatWhole } from '#data/formats.ts';

/** At or below this share of free places a session is nearly full (product: communication training). */
const fewSeats = 1 / 4;

/** How many places are left, and how many there are in all. */
export type Seats = { free: number; places: number };

/** Whether a session still has places, but few. */
export const isNearlyFull = ({ free, places }: Seats) => free > 0 && free <= places * fewSeats;

/** Whether a session still has places, in two words (product: communication training), and the badge that they stand in. */
export function describeAvailability({ free, places }: Seats) {
  if (free <= 0) return { words: 'Complet', variant: 'destructive' } as const;
  if (isNearlyFull({ free, places })) return { words: 'Bientôt complet', variant: 'destructive' } as const;
  return { words: 'Places disponibles', variant: 'success' } as const;
}

/** What the link says that leads to a session: one that is full has a line. */
export const nameWayIn = (free: number) => (free > 0 ? 'S’inscrire' : 'Liste d’attente');

/** « reste 2 places sur 8 »: what is left. */
export const formatSeats = (free: number, places: number) =>
  `reste ${formatWhole(free)}\u00A0place${free > 1 ? 's' : ''} sur ${formatWhole(places)}`;

/** The same where it stands by itself. */
export const formatSeatsAlone = (free: number, places: number) => `R${formatSeats(free, places).slice(1)}`;
