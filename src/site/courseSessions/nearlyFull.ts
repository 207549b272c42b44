/** At or below this share of free places a session is nearly full (product 3.7). */
const fewPlaces = 1 / 4;

/** Whether a session still has places, but few. */
export const isNearlyFull = ({ free, places }: { free: number; places: number }) =>
  free > 0 && free <= places * fewPlaces;
