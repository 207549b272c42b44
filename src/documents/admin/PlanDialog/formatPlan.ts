import type { PlannedChange } from '#documents/data/documentEditor.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';

type Plan = Pick<PlannedChange<unknown>, 'dueAt' | 'releaseName'>;

/** What becomes of a plan when its document leaves the site: said before it does; nothing where there is none. */
export function endOfPlan(plan: Plan | null) {
  if (!plan) return '';
  const when = plan.dueAt && formatDayAndTime(toClockTime(plan.dueAt));
  if (plan.releaseName !== null)
    return `La mise en ligne «\u00A0${plan.releaseName}\u00A0» se fera sans lui.`;
  return `Ce qui était planifié pour le ${when ?? ''} ne paraîtra pas.`;
}

/** « Mise à jour planifiée pour le 4 janvier 2027 à 6 h »; of a release, its name. `isOnline`: visitors read something already. */
export function formatPlan({ dueAt, releaseName }: Plan, isOnline: boolean) {
  const when = dueAt && formatDayAndTime(toClockTime(dueAt));
  if (releaseName !== null) {
    return `Dans la mise en ligne «\u00A0${releaseName}\u00A0», ${when ? `planifiée pour le ${when}` : 'sans date'}`;
  }
  return `${isOnline ? 'Mise à jour' : 'Publication'} planifiée pour le ${when ?? ''}`;
}
