import { notices } from '#admin/shell/notices.ts';
import type { PlannedChange } from '#documents/data/documentEditor.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';

type Plan = Pick<PlannedChange<unknown>, 'dueAt' | 'releaseName'> &
  Partial<Pick<PlannedChange<unknown>, 'endsAt'>>;

/** Whether what has begun, or is online, has an end to come, and nothing else is planned of it. */
export const isEnd = (plan: Plan | null) => plan !== null && plan.releaseName === null && plan.dueAt === null;

/** « 1er au 15 décembre 2026 à 0 h »: the month, the year and the hour once, where they are the same. */
function joinMoments(from: string, to: string) {
  const [day = '', ...rest] = from.split(' ');
  return `${to.endsWith(` ${rest.join(' ')}`) ? day : from} au ${to}`;
}

/** What becomes of a plan when its document leaves the site: said before it does; nothing where there is none. */
export function endOfPlan(plan: Plan | null) {
  if (!plan || isEnd(plan)) return '';
  const when = plan.dueAt && formatQuebecTime(plan.dueAt);
  if (plan.releaseName !== null)
    return `La mise en ligne «\u00A0${plan.releaseName}\u00A0» se fera sans lui.`;
  return `Ce qui était planifié pour le ${when ?? ''} ne paraîtra pas.`;
}

/**
 * « Mise à jour planifiée pour le 4 janvier 2027 à 6 h », « En ligne du … au … », « Se termine le … »; of a release, its name. `isOnline`:
 * visitors read something already.
 */
export function formatPlan({ dueAt, endsAt, releaseName }: Plan, isOnline: boolean) {
  const when = dueAt && formatQuebecTime(dueAt);
  if (releaseName !== null) {
    return `Dans la mise en ligne «\u00A0${releaseName}\u00A0», ${when ? `planifiée pour le ${when}` : 'sans date'}`;
  }
  if (endsAt && !when) return `Se termine le ${formatQuebecTime(endsAt)}`;
  if (endsAt && when) return `En ligne du ${joinMoments(when, formatQuebecTime(endsAt))}`;
  return `${isOnline ? 'Mise à jour' : 'Publication'} planifiée pour le ${when ?? ''}`;
}

/** What was planned, as a toast. An empty beginning is now. */
export const describePlan = ({ dueAt, endsAt }: { dueAt?: string; endsAt?: string }, isOnline: boolean) =>
  notices.planned(formatPlan({ dueAt: dueAt || null, endsAt: endsAt || null, releaseName: null }, isOnline));

/** « En ligne, se termine le 15 décembre 2026 à 0 h »: where a document stands, and the end that it, or what is planned of it, has. */
export function withEnd(standing: string, plan: Plan | null, isOnline: boolean) {
  if (!plan?.endsAt) return standing;
  const words = formatPlan(plan, isOnline);
  const what = isOnline && !isEnd(plan) ? 'mise à jour ' : '';
  return `${standing}, ${what}${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
