import { useMoves } from '#admin/shell/useMoves.ts';
import { formatWeekday, quebecDay, formatTime, formatWhole } from '#data/formats.ts';
import { type CalendarEntry, isMovable, toEntryId } from '#features/releases/data/calendar.queries.ts';
import { listMonthDays } from '#features/releases/data/calendarDays.ts';
import { DayRoot, Days, Entries, Running, Weekday, EntryRoot, Facts } from './EditorialCalendar.styles.ts';
import { findAddressedKind, findKind } from '#documents/data/documentKey.ts';
import { getKindFacts, kindWords } from '#documents/data/documentKinds.ts';
import { ArrowRightLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { toClockTime } from '#data/quebecTime.ts';
import { addDays } from '#features/studios/data/week.ts';
import { IconButton } from '#design-system/components/IconButton';
import { Menu } from '#design-system/components/Menu';
import { Text } from '#design-system/primitives/Text';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { paths } from '#paths.ts';

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

/** What an entry of the calendar is called. */
export const nameEntry = ({ document, title }: CalendarEntry) =>
  document === null ? (title ?? '') : nameDocument(document, title);

/** By how many days the arrows move what is planned, with Shift. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** What a day has: its time, its name and what becomes of it; what is planned is moved by its menu, by keys, or dragged. */
function CalendarItem({
  entry,
  day,
  onMove,
  onChoose,
  itemProps,
}: Pick<MonthDaysProps, 'onMove' | 'onChoose'> & { entry: CalendarEntry; day: string; itemProps: object }) {
  const { state, document, release_id, moment, problem } = entry;
  const name = nameEntry(entry);
  const moveBy = (count: number) => onMove(entry, addDays(day, count));
  const onKeyDown = (event: KeyboardEvent) => {
    const count = event.shiftKey ? steps[event.key] : undefined;
    if (count === undefined) return;
    event.preventDefault();
    moveBy(count);
  };
  return (
    <EntryRoot {...itemProps} data-state={state} onKeyDown={onKeyDown}>
      <Link
        to={document === null ? paths.admin.release(release_id ?? '') : paths.admin.content(document)}
        draggable={false}
      >
        {name}
      </Link>
      <Facts>
        {hasTime(entry) && (
          <>
            <time dateTime={moment}>{formatTime(toClockTime(moment))}</time>
            {' · '}
          </>
        )}
        <span>{describe(entry)}</span>
      </Facts>
      {problem && (
        <Text size="small" tone="danger">
          {problem}
        </Text>
      )}
      {isMovable(entry) && (
        <Menu
          trigger={
            <IconButton
              size="small"
              variant="ghost"
              icon={ArrowRightLeft}
              label={`Déplacer ${state === 'ending' ? 'la fin de ' : ''}«\u00A0${name}\u00A0»`}
              aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
            />
          }
          items={[
            { label: 'Un jour plus tard', onSelect: () => moveBy(1) },
            { label: 'Une semaine plus tard', onSelect: () => moveBy(7) },
            { label: 'Un jour plus tôt', onSelect: () => moveBy(-1) },
            { label: 'Une semaine plus tôt', onSelect: () => moveBy(-7) },
            { label: 'Choisir le jour et l’heure…', onSelect: () => onChoose(entry) },
          ]}
        />
      )}
    </EntryRoot>
  );
}

/** What appears by its day has no time. */
function hasTime(entry: CalendarEntry) {
  const kind = entry.document === null ? undefined : findAddressedKind(entry.document);
  return isMovable(entry) || !kind || !getKindFacts(kind).appearsByDay;
}

/** « Article planifié », « Mise en ligne publiée · 2 éléments ». */
function describe({ state, document, documents, release_id }: CalendarEntry) {
  const { label, ending } =
    document !== null && release_id === null
      ? kindWords[findKind(document)]
      : { label: document === null ? 'Mise en ligne' : 'Mise à jour', ending: 'e' };
  const said = {
    planned: `${label} planifié${ending}`,
    ending: 'Se termine',
    published: `${label} publié${ending}`,
    dated: `${label} à paraître`,
    draft: `${label} en brouillon`,
  }[state];
  if (document !== null) return said;
  return `${said} · ${formatWhole(documents)}\u00A0${documents > 1 ? 'éléments' : 'élément'}`;
}
