import { useMoves } from '#admin/shell/useMoves.ts';
import { formatWeekday, quebecDay } from '#data/formats.ts';
import { type CalendarEntry, isMovable, toEntryId } from '#features/releases/data/calendar.queries.ts';
import { listMonthDays } from '#features/releases/data/calendarDays.ts';
import { CalendarItem, nameEntry } from './CalendarItem.tsx';
import { DayRoot, Days, Entries, Running, Weekday } from './EditorialCalendar.styles.ts';

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

export interface MonthDaysProps {
  /** Le mois, comme `2026-11`. */
  month: string;
  /** En semaines, ou un jour sous l’autre; sur un téléphone, toujours ainsi. */
  layout: 'month' | 'list';
  /** Le jour qu’il est à Québec. */
  today: string;
  /** Ce que les jours ont, dans l’ordre du temps. */
  entries: readonly CalendarEntry[];
  /** D’autres jours sont en chemin. */
  isStale?: boolean;
  /** Reçoit ce que l’on déplace, et le jour où cela doit aller. */
  onMove: (entry: CalendarEntry, day: string) => void;
  /** Reçoit ce dont on veut choisir le jour et l’heure. */
  onChoose: (entry: CalendarEntry) => void;
}

/** The days of a month with what they have: a list of days, which stand as weeks where there is room. */
export function MonthDays({ month, layout, today, entries, isStale, onMove, onChoose }: MonthDaysProps) {
  const { root, move, itemProps, placeProps } = useMoves<CalendarEntry, string, HTMLOListElement>({
    toId: toEntryId,
    mayDrop: (entry, day) => day >= today && quebecDay(entry.moment) !== day,
    onMove,
  });
  return (
    <Days ref={root} data-layout={layout} aria-busy={isStale || undefined}>
      {weekdays.map((name) => (
        <Weekday key={name} data-weekday="" aria-hidden>
          {name}
        </Weekday>
      ))}
      {listMonthDays(month).map((day) => {
        const found = entries.filter(({ moment }) => quebecDay(moment) === day);
        // What has begun and ends later runs through the day.
        const running = entries.filter(
          ({ begins_at, moment }) =>
            begins_at !== null && quebecDay(begins_at) < day && day < quebecDay(moment),
        );
        return (
          <DayRoot
            key={day}
            {...placeProps(day)}
            data-today={day === today || undefined}
            // One under the other, what only runs on is said on the first of the month.
            data-empty={(found.length === 0 && (running.length === 0 || !day.endsWith('-01'))) || undefined}
            data-beside={!day.startsWith(month) || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <h3>
              <DayName day={day} />
            </h3>
            {found.length + running.length > 0 && (
              <Entries>
                {running.map((entry) => (
                  <Running key={toEntryId(entry)}>{nameEntry(entry)}</Running>
                ))}
                {found.map((entry) => (
                  <CalendarItem
                    key={toEntryId(entry)}
                    entry={entry}
                    day={day}
                    onMove={move}
                    onChoose={onChoose}
                    itemProps={itemProps(entry, isMovable(entry))}
                  />
                ))}
              </Entries>
            )}
          </DayRoot>
        );
      })}
    </Days>
  );
}

/** The weekday, the day and its month: among weeks, the day alone is drawn. */
function DayName({ day }: { day: string }) {
  const [, weekday, number, month] = /^(\S+) (\S+) (.+)$/.exec(formatWeekday(day)) ?? [];
  return (
    <>
      <span data-words="">{weekday}</span> {number} <span data-words="">{month}</span>
    </>
  );
}
