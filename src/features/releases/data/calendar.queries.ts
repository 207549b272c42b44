import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { DataError } from '#data/errors.ts';
import type { FunctionRow } from '#data/functionRow.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { supabase } from '#data/supabase.ts';
import { documentListKeys } from '#documents/data/documentCache.ts';
import { movePlan } from '#documents/data/document.queries.ts';
import { fetchRelease, saveRelease } from './release.queries.ts';

/**
 * What a day of the calendar has: what is `planned` for a moment, or `ending` at one, an episode that is `dated` ahead or still a `draft` with
 * its day, and what is `published`. A document by its key, a release that has a name by its id alone.
 * A section has no `title`: its name is in the code. `problem`: why it could not go online when it was time; `begins_at`: of an end, when
 * what ends then goes online, or did.
 */
export type CalendarEntry = FunctionRow<
  'list_calendar',
  'document' | 'release_id' | 'title' | 'problem' | 'begins_at'
> & { state: 'planned' | 'ending' | 'dated' | 'draft' | 'published' };

/** What has a moment to come, which can be another one. */
export const isMovable = ({ state }: CalendarEntry) => state === 'planned' || state === 'ending';

/** Tells the entries of a calendar apart. */
export const toEntryId = (entry: CalendarEntry) =>
  `${isMovable(entry) ? entry.state : 'dated'}/${entry.release_id ?? entry.document ?? ''}`;

/** What some days of Québec have, in the order of time; without days, all that is planned or ends. Editors and above. */
async function fetchCalendar(days: { first_day?: string; last_day?: string } = {}): Promise<CalendarEntry[]> {
  const { data } = await supabase().rpc('list_calendar', days).throwOnError();
  return data as CalendarEntry[];
}

/** What is planned, and the moment that it gets, in ISO 8601. */
export type PlanMove = { entry: CalendarEntry; moment: string };

/** Gives what is planned another moment. Fails as `conflict` when somebody has moved it since it was listed. Editors and above. */
async function moveEntry({ entry: { document, release_id, moment: seen }, moment }: PlanMove) {
  if (document !== null) return movePlan(document, seen, moment);
  const { id, name, owner_id: ownerId, version, due_at } = await fetchRelease(release_id ?? '');
  if (Date.parse(due_at ?? '') !== Date.parse(seen)) {
    throw new DataError('conflict', {
      sentence: 'Cette mise en ligne a été modifiée entre-temps par une autre personne.',
    });
  }
  await saveRelease({ id, name, ownerId, version, dueAt: moment });
}

const calendarKey = [...documentListKeys.planned, 'calendar'];

/** What these days have (`fetchCalendar`). Those before stay until they are there. */
export const calendarQuery = (first: string, last: string) =>
  queryOptions({
    queryKey: [...calendarKey, first, last],
    queryFn: () => fetchCalendar({ first_day: first, last_day: last }),
    placeholderData: keepPreviousData,
    // It goes online by itself meanwhile.
    staleTime: 0,
    meta: { notice: 'dataNotLoaded' },
  });

/** All that has a time to come (`fetchCalendar`). */
export const plannedQuery = queryOptions({
  queryKey: documentListKeys.planned,
  queryFn: () => fetchCalendar(),
  // It goes online by itself meanwhile.
  staleTime: 0,
  meta: { notice: 'dataNotLoaded' },
});

/** Moves what is planned (`moveEntry`): it stands there at once, and where it was again when that fails. */
export const movePlanMutation = mutationOptions({
  mutationFn: moveEntry,
  onMutate: async ({ entry, moment }: PlanMove, { client }) => {
    await client.cancelQueries({ queryKey: calendarKey });
    client.setQueriesData<CalendarEntry[]>({ queryKey: calendarKey }, (entries) =>
      entries?.map((listed) => {
        if (toEntryId(listed) === toEntryId(entry)) return { ...listed, moment };
        const isItsEnd =
          entry.state === 'planned' && listed.state === 'ending' && listed.document === entry.document;
        return isItsEnd ? { ...listed, begins_at: moment } : listed;
      }),
    );
  },
  // Also after a failure: it may be there without its answer.
  onSettled: (_answer, _error, _move, _result, { client }) =>
    invalidate(client, queryKeys.documents, queryKeys.articles),
  meta: { isErrorHandled: true },
});
