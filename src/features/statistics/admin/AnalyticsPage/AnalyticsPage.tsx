import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { formatDay, formatWhole } from '#data/formats.ts';
import { type Statistics, statisticsQuery, toPeriod } from '#features/statistics/data/statistics.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { SegmentedControl } from '#design-system/components/SegmentedControl';
import { Skeleton } from '#design-system/components/Skeleton';
import { Text } from '#design-system/primitives/Text';
import { Misses } from './Misses.tsx';
import { comparisonText } from '../comparison.ts';
import { Figures } from './AnalyticsPage.styles.ts';
import { FunnelBlock, StatisticsBlock } from './TotalsBlock.tsx';

const DaysChart = lazy(async () => ({ default: (await import('../Charts/Charts.tsx')).DaysChart }));
const NamesChart = lazy(async () => ({ default: (await import('../Charts/Charts.tsx')).NamesChart }));

/** As many as a chart shows. */
const MOST_BARS = 8;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How often the site is seen, by whom it is found, and what readers do: totals only. */
export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  const length = parsePeriod(params);
  const query = useQuery(statisticsQuery(toPeriod(Number(length))));
  const { data } = query;

  return (
    <AdminPage
      title="Statistiques"
      intro={
        <SegmentedControl
          label="Période"
          size="small"
          items={periods}
          value={length}
          onValueChange={(value) =>
            setParams(value === '30' ? {} : { periode: value }, { replace: true, preventScrollReset: true })
          }
        />
      }
    >
      <Text isAnnounced isNote>
        {query.isPending ? 'Chargement...' : data && periodText(data)}
      </Text>
      <LoadError query={query} />
      {query.isPending && (
        <Skeleton.Group label="">
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton />
        </Skeleton.Group>
      )}
      {data && !isEmpty(data) && <Shown statistics={data} />}
      {data && isEmpty(data) && (
        <EmptyState title="Aucune visite pendant cette période.">
          Chaque page compte une fois par jour et par lecteur, sans témoin et sans rien qui le désigne. Les
          robots ne comptent pas.
        </EmptyState>
      )}
    </AdminPage>
  );
}

const isEmpty = ({ pages, events, missed_searches, missed_pages }: Statistics) =>
  [pages, missed_searches, missed_pages].every(({ length }) => length === 0) &&
  events.every(({ count, before }) => count + before === 0);

/** The days of the period itself, without those before. */
const daysNow = ({ days }: Statistics) => days.slice(days.length / 2);

function periodText(statistics: Statistics) {
  const days = daysNow(statistics);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return `Du ${formatDay(first.day)} au ${formatDay(last.day)}, comparé aux ${formatWhole(days.length)} jours précédents.`;
}

/** In the order in which a visitor becomes a client. */
const eventNames = {
  calculation: 'Calculateur utilisé',
  estimate: 'Estimations demandées',
  lead: 'Demandes reçues',
  won: 'Demandes gagnées',
} as const;

const eventOrder = Object.keys(eventNames);

/** What a source is called on screen. */
function sourceName({ source, is_campaign }: Statistics['sources'][number]) {
  if (source === '') return 'Accès direct';
  if (source === '*') return 'Autres';
  return is_campaign ? `Campagne ${source}` : source;
}

function Shown({ statistics }: { statistics: Statistics }) {
  const now = daysNow(statistics);
  const before = statistics.days.slice(0, now.length);
  const days = now.map(({ day, visits }, index) => ({ day, visits, before: before[index]?.visits ?? 0 }));
  const pages = statistics.pages.map(({ path, visits, ...page }) => ({
    ...page,
    key: path,
    name: path,
    now: visits,
  }));
  const sources = statistics.sources.map((origin) => ({
    key: sourceName(origin),
    name: sourceName(origin),
    now: origin.visitors,
    before: origin.before,
  }));
  const total = (name: string, counted: 'visits' | 'visitors') => ({
    name,
    now: sum(now.map((day) => day[counted])),
    before: sum(before.map((day) => day[counted])),
  });
  const figures = [
    total('Visites', 'visits'),
    total('Lecteurs, jour par jour', 'visitors'),
    ...statistics.events
      .toSorted((one, other) => eventOrder.indexOf(one.event) - eventOrder.indexOf(other.event))
      .map(({ event, count, before: earlier }) => ({ name: eventNames[event], now: count, before: earlier })),
  ];
  const bars = (lines: typeof pages) =>
    lines.slice(0, MOST_BARS).map(({ name, now: count }) => ({ name, count }));

  return (
    <>
      <Figures>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>{formatWhole(figure.now)}</dd>
            <dd>{comparisonText(figure.now, figure.before)}</dd>
          </div>
        ))}
      </Figures>
      <StatisticsBlock
        title="Visites par jour"
        fileName="visites"
        chart={<DaysChart days={days} />}
        headings={['Jour', 'Visites', 'Même jour de la période d’avant']}
        lines={days.map(({ day, visits, before: earlier }) => ({
          key: day,
          name: formatDay(day),
          now: visits,
          before: earlier,
        }))}
      />
      <StatisticsBlock
        title="Pages et articles"
        fileName="pages"
        chart={<NamesChart items={bars(pages)} />}
        bars={bars(pages).length}
        headings={['Page', 'Visites', 'Avant']}
        lines={pages}
      />
      <StatisticsBlock
        title="D’où viennent les lecteurs"
        fileName="provenances"
        chart={<NamesChart items={bars(sources)} />}
        bars={bars(sources).length}
        headings={['Provenance', 'Lecteurs', 'Avant']}
        lines={sources}
      />
      <FunnelBlock funnel={statistics.funnel} />
      <Misses statistics={statistics} />
    </>
  );
}

/** The periods that can be looked at, by how many days they have. */
const periods = [
  { value: '7', label: '7\u00A0jours' },
  { value: '30', label: '30\u00A0jours' },
  { value: '90', label: '90\u00A0jours' },
  { value: '365', label: '12\u00A0mois' },
] as const;

type PeriodLength = (typeof periods)[number]['value'];

/** Reads `?periode=…`; what makes no sense counts as thirty days. */
function parsePeriod(params: URLSearchParams): PeriodLength {
  const value = params.get('periode');
  return periods.find((period) => period.value === value)?.value ?? '30';
}
