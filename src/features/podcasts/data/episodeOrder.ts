/** What episodes are put in order by. */
type Placed = { day?: string | undefined; season?: number | undefined; number?: number | undefined };

/** The newest episode first: by its day, and those of a day by season and number. */
export const compareEpisodes = (one: Placed, other: Placed): number =>
  (other.day ?? '').localeCompare(one.day ?? '') || compareByNumber(other, one);

/** By season and number, the first one first. */
export const compareByNumber = (
  one: Pick<Placed, 'season' | 'number'>,
  other: Pick<Placed, 'season' | 'number'>,
): number => (one.season ?? 0) - (other.season ?? 0) || (one.number ?? 0) - (other.number ?? 0);
