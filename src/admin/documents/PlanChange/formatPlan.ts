import type { PlannedChange } from '#data/documents/documentEditor.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';

type Plan = Pick<PlannedChange<unknown>, 'dueAt' | 'releaseName'>;

/** « Mise à jour planifiée pour le 4 janvier 2027 à 6 h 00 »; of a release, its name. `isOnline`: visitors read something already. */
export function formatPlan({ dueAt, releaseName }: Plan, isOnline: boolean) {
  const when = dueAt && formatDayAndTime(toClockTime(dueAt));
  if (releaseName !== null) {
    return `Dans la mise en ligne «\u00A0${releaseName}\u00A0», ${when ? `planifiée pour le ${when}` : 'sans date'}`;
  }
  return `${isOnline ? 'Mise à jour' : 'Publication'} planifiée pour le ${when ?? ''}`;
}
