import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ListFilters, useList, type ListDescription } from '#lists/index.ts';
import { PageBar } from '#admin/shell/AdminPage/AdminPage.tsx';
import { focusMain } from '#admin/shell/focusMain.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { useToday } from '#admin/shell/useToday.ts';
import { formatMonth, formatWhole, quebecDay } from '#data/formats.ts';
import { type CalendarEntry, calendarQuery, toEntryId } from '#features/releases/data/calendar.queries.ts';
import { addMonths, listMonthDays, parseMonth } from '#features/releases/data/calendarDays.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { EmptyState } from '#design-system/components/EmptyState';
import { IconButton } from '#design-system/components/IconButton';
import { Cluster } from '#design-system/primitives/Cluster';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { PlanDialog, type PlanStep } from '#documents/admin/PlanDialog/PlanDialog.tsx';
import { paths } from '#paths.ts';
import { nameEntry, MonthDays, type MonthDaysProps } from './MonthDays.tsx';
import { useCalendarMoves } from './useCalendarMoves.ts';
import { findKind } from '#documents/data/documentKey.ts';
import type { DocumentKindName } from '#documents/data/documentKinds.ts';

/** What is planned, dated and published in a month, at the time of Québec. What is planned is moved here; what is published stays. */
export function EditorialCalendar({ layout }: Pick<MonthDaysProps, 'layout'>) {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const list = useList(calendarList);
  const { kind } = list.request;
  const month = parseMonth(params.get('mois'), today);
  const days = listMonthDays(month);
  const query = useQuery(calendarQuery(days[0] ?? '', days.at(-1) ?? ''));
  const { moveTo, moveToDay } = useCalendarMoves();
  const [chosen, setChosen] = useState<CalendarEntry | null>(null);

  const goTo = (wanted: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (wanted === today.slice(0, 7)) next.delete('mois');
        else next.set('mois', wanted);
        return next;
      },
      { preventScrollReset: true },
    );
  // When an entry is moved to another month, that month is shown.
  const follow = (day: string) => !day.startsWith(month) && goTo(day.slice(0, 7));

  const shown = query.data?.filter((entry) => kind === undefined || toCalendarKind(entry) === kind);
  const entries = shown?.filter((entry) => runsIn(entry, month)) ?? [];
  return (
    <>
      <MonthBar month={month} today={today} onChange={goTo}>
        {query.isPending ? 'Chargement...' : countText(entries)}
      </MonthBar>
      <ListFilters list={list} />
      <LoadError query={query} loading="" />
      {shown && entries.length === 0 && (
        <NothingPlanned
          month={month}
          onClear={
            list.isFiltered
              ? () => {
                  list.clear();
                  // The button goes, and with it the focus.
                  focusMain();
                }
              : undefined
          }
        />
      )}
      {shown && entries.length > 0 && (
        <>
          <Text isNote>
            Ce qui est planifié se déplace&nbsp;: glissez-le sur un autre jour, pressez Maj et une flèche, ou
            ouvrez son menu. Ce qui est publié garde sa date.
          </Text>
          <MonthDays
            month={month}
            layout={layout}
            today={today}
            entries={shown}
            isStale={query.isPlaceholderData}
            onMove={(entry, day) => moveToDay(entry, day) && follow(day)}
            onChoose={setChosen}
          />
        </>
      )}
      {chosen && (
        <ChooseMoment
          key={chosen.moment}
          entry={chosen}
          onClose={() => setChosen(null)}
          onChoose={(moment) => {
            void moveTo(chosen, moment);
            follow(quebecDay(moment));
          }}
        />
      )}
    </>
  );
}

/** Whether a month has a part of it: what ends may have begun before, and end later. */
const runsIn = ({ moment, begins_at }: CalendarEntry, month: string) =>
  quebecDay(moment).slice(0, 7) >= month && quebecDay(begins_at ?? moment).slice(0, 7) <= month;

interface MonthBarProps {
  month: string;
  today: string;
  onChange: (month: string) => void;
  children: string;
}

/** Which month is shown, what is in it, and the ways to others. */
function MonthBar({ month, today, onChange, children }: MonthBarProps) {
  return (
    <PageBar
      intro={
        <>
          <Heading level={2} size="h3">
            {formatMonth(month)}
          </Heading>
          <Text isAnnounced isNote>
            {children}
          </Text>
        </>
      }
      actions={
        <Cluster $gap={2}>
          <IconButton
            label="Mois précédent"
            icon={ChevronLeft}
            onClick={() => onChange(addMonths(month, -1))}
          />
          <SmallButton onClick={() => onChange(today.slice(0, 7))}>Ce mois-ci</SmallButton>
          <IconButton
            label="Mois suivant"
            icon={ChevronRight}
            onClick={() => onChange(addMonths(month, 1))}
          />
        </Cluster>
      }
    />
  );
}

/** Nothing in a month, or nothing of what was asked for: then all of it is a press away. */
const NothingPlanned = ({ month, onClear }: { month: string; onClear: (() => void) | undefined }) => (
  <EmptyState
    title={onClear ? `Rien de ce genre en ${formatMonth(month)}.` : `Rien en ${formatMonth(month)}.`}
    headingLevel={3}
    action={
      <Button
        variant="outline"
        {...(onClear ? { onClick: onClear } : { render: <Link to={paths.admin.newArticle} /> })}
      >
        {onClear ? 'Tout voir' : 'Nouvel article'}
      </Button>
    }
  >
    {!onClear && 'Ce que l’on planifie dans un éditeur, ou dans une mise en ligne, se trouve ici à son jour.'}
  </EmptyState>
);

/** Asks for another day and hour of what is planned. */
function ChooseMoment({
  entry,
  onClose,
  onChoose,
}: {
  entry: CalendarEntry;
  onClose: () => void;
  onChoose: (moment: string) => void;
}) {
  const [step, setStep] = useState<PlanStep>('open');
  const asks = entry.state === 'ending' ? 'until' : 'at';
  return (
    <PlanDialog
      step={step}
      onStepChange={(next) => {
        setStep(next);
        if (next === 'closed') onClose();
      }}
      asks={asks}
      name={toEntryId(entry)}
      planned={{ dueAt: null, endsAt: null, [asks === 'at' ? 'dueAt' : 'endsAt']: entry.moment }}
      description={`«\u00A0${nameEntry(entry)}\u00A0» ${asks === 'at' ? 'paraîtra' : 'se terminera'} à ce moment.`}
      onPlan={({ dueAt, endsAt }) => onChoose(asks === 'at' ? dueAt : endsAt)}
    />
  );
}

/** « 6 éléments, dont 2 planifiés ». */
function countText(entries: readonly CalendarEntry[]) {
  const planned = entries.filter(({ state }) => state === 'planned').length;
  if (entries.length === 0) return 'Aucun élément';
  const all = `${formatWhole(entries.length)}\u00A0${entries.length > 1 ? 'éléments' : 'élément'}`;
  return planned === 0
    ? all
    : `${all}, dont ${formatWhole(planned)}\u00A0${planned > 1 ? 'planifiés' : 'planifié'}`;
}

const kinds = {
  articles: 'Articles',
  episodes: 'Épisodes',
  emissions: 'Émissions',
  pages: 'Pages et sections',
  projets: 'Projets',
  ensemble: 'Mises en ligne',
} as const;

type CalendarKind = keyof typeof kinds;

const kindOfDocument: Partial<Record<DocumentKindName, CalendarKind>> = {
  article: 'articles',
  episode: 'episodes',
  show: 'emissions',
  project: 'projets',
};

/** What of the calendar is shown. */
const calendarList: ListDescription<{ kind?: CalendarKind }> = {
  filters: {
    genre: { argument: 'kind', label: 'Genre', all: 'Tous les genres', choices: kinds },
  },
};

/** Which of these an entry is: what goes online together, or the kind of its document. */
const toCalendarKind = ({ document }: CalendarEntry): CalendarKind =>
  document === null ? 'ensemble' : (kindOfDocument[findKind(document)] ?? 'pages');
