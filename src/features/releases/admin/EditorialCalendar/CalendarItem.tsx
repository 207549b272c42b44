import { findAddressedKind, findKind } from '#documents/data/documentKey.ts';
import { getKindFacts, kindWords } from '#documents/data/documentKinds.ts';
import { ArrowRightLeft } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatTime, formatWhole } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { addDays } from '#features/studios/data/week.ts';
import { type CalendarEntry, isMovable } from '#features/releases/data/calendar.queries.ts';
import { IconButton } from '#design-system/components/IconButton';
import { Menu } from '#design-system/components/Menu';
import { Text } from '#design-system/primitives/Text';
import { nameDocument } from '#documents/admin/nameDocument.ts';
import { paths } from '#paths.ts';
import { EntryRoot, Facts } from './EditorialCalendar.styles.ts';

/** What an entry of the calendar is called. */
export const nameEntry = ({ document, title }: CalendarEntry) =>
  document === null ? (title ?? '') : nameDocument(document, title);

/** By how many days the arrows move what is planned, with Shift. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export interface CalendarItemProps {
  entry: CalendarEntry;
  /** Le jour où elle se trouve, à Québec. */
  day: string;
  /** Reçoit le jour où elle doit aller, à la même heure. */
  onMove: (entry: CalendarEntry, day: string) => void;
  /** On veut choisir le jour et l’heure. */
  onChoose: (entry: CalendarEntry) => void;
  /** Makes it draggable (`useMoves`). */
  itemProps: object;
}

/** What a day has: its time, its name and what becomes of it; what is planned is moved by its menu, by keys, or dragged. */
export function CalendarItem({ entry, day, onMove, onChoose, itemProps }: CalendarItemProps) {
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

/** « Article planifié », « Mise en ligne publiée ». */
function describe(entry: CalendarEntry) {
  const { document, documents } = entry;
  if (document !== null) return describeState(entry);
  return `${describeState(entry)} · ${formatWhole(documents)}\u00A0${documents > 1 ? 'éléments' : 'élément'}`;
}

function describeState({ state, document, release_id }: CalendarEntry) {
  const isUpdate = document !== null && release_id !== null;
  const words =
    document === null
      ? { label: 'Mise en ligne', ending: 'e' }
      : isUpdate
        ? { label: 'Mise à jour', ending: 'e' }
        : kindWords[findKind(document)];
  const { label, ending } = words;
  switch (state) {
    case 'planned':
      return `${label} planifié${ending}`;
    case 'ending':
      return 'Se termine';
    case 'published':
      return `${label} publié${ending}`;
    case 'dated':
      return `${label} à paraître`;
    case 'draft':
      return `${label} en brouillon`;
  }
}
