import { useMutation } from '@tanstack/react-query';
import { notices } from '#admin/shell/notices.ts';
import { useAttempt } from '#admin/shell/useAttempt.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { type CalendarEntry, isMovable, movePlanMutation } from '#features/releases/data/calendar.queries.ts';
import { moveToDay } from '#features/releases/data/calendarDays.ts';
import { useToast } from '#design-system/components/Toast';
import { nameEntry } from './MonthDays.tsx';

/** Moves what is planned, says for when it is then, and offers to take it back. What is published says why it stays. */
export function useCalendarMoves() {
  const showToast = useToast();
  const { attempt, offerUndo } = useAttempt();
  const { mutateAsync: move } = useMutation(movePlanMutation);

  /** Resolves with what to say of it. */
  const put = async (entry: CalendarEntry, moment: string) => {
    await move({ entry, moment });
    const when = formatQuebecTime(moment);
    return notices.planMoved({ name: nameEntry(entry), when, isEnd: entry.state === 'ending' });
  };
  const moveTo = (entry: CalendarEntry, moment: string) =>
    attempt(async () =>
      offerUndo(await put(entry, moment), async () =>
        showToast(await put({ ...entry, moment }, entry.moment)),
      ),
    );

  return {
    moveTo,
    /** Resolves with whether it goes there. */
    moveToDay: (entry: CalendarEntry, day: string): boolean => {
      if (!isMovable(entry)) {
        showToast(entry.state === 'published' ? notices.publishedStays : notices.dayInForm);
        return false;
      }
      const next = moveToDay(entry.moment, day, Date.now());
      if ('mistake' in next) {
        showToast(notices.planStays(next.mistake));
        return false;
      }
      void moveTo(entry, next.moment);
      return true;
    },
  };
}
