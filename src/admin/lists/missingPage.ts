import { formatWhole } from '#data/formats.ts';

/** Says that the page of the address doesn't exist, or no longer does, and which one is shown; null when it is the one shown. */
export const missingPage = (wanted: number, shown: number) =>
  wanted > shown
    ? `La page ${formatWhole(wanted)} n’existe pas : voici la dernière, la page ${formatWhole(shown)}.`
    : null;
