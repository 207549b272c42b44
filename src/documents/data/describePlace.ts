import { formatQuebecTime } from '#data/quebecTime.ts';

type Place = { release_id: string | null; release_name: string | null; due_at: string | null };

/** Where a document stands, with its release or its plan, in the words that follow « Le voici ». */
export function describePlace(standing: string, place: Place | null): string {
  if (!place?.release_id) return standing;
  if (place.release_name !== null)
    return `${standing}, dans la mise en ligne «\u00A0${place.release_name}\u00A0»`;
  const when = place.due_at ? formatQuebecTime(place.due_at) : '';
  return standing === 'en ligne'
    ? `${standing}, sa mise à jour planifiée pour le ${when}`
    : `${standing}, planifié pour le ${when}`;
}
