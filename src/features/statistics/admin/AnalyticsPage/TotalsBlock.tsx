import { Download } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, Suspense } from 'react';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { toCsv } from '#data/csv.ts';
import { SmallButton } from '#design-system/components/Button';
import { Table, type TableProps } from '#design-system/components/Table';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { Block, FunnelTable } from './AnalyticsPage.styles.ts';
import { formatMonth, formatWhole } from '#data/formats.ts';
import type { Statistics } from '#features/statistics/data/statistics.queries.ts';
import { Disclosure } from '#design-system/components/Disclosure';
import { Frame } from '../Charts/Charts.styles.ts';

export interface TotalsBlockProps {
  title: string;
  explanation?: string;
  /** The columns by the names that styles know them by. The first names what is counted. */
  columns: readonly { name: string; title: string; isNumeric?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** The same as a file in CSV, where there is one. */
  file?: { name: string; rows: readonly (readonly (string | number)[])[] };
  caption?: string;
  table?: ComponentType<TableProps>;
  /** What stands around the table. */
  frame?: (table: ReactNode) => ReactNode;
}

/** Totals under a title, as a table and as a file; or that there are none. */
export function TotalsBlock({
  title,
  explanation,
  columns,
  rows,
  file,
  caption = `${title}, en tableau`,
  table: Root = Table,
  frame = (table) => table,
}: TotalsBlockProps) {
  const titleId = useId();
  const heading = <h2 id={titleId}>{title}</h2>;
  const save = () =>
    file &&
    downloadFile(
      file.name,
      'csv',
      toCsv(
        columns.map((column) => column.title),
        file.rows,
      ),
    );
  return (
    <Block aria-labelledby={titleId}>
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {file && rows.length > 0 ? (
        <Cluster $gap={4} $justify="space-between">
          {heading}
          <SmallButton iconStart={Download} aria-describedby={titleId} onClick={save}>
            Exporter en CSV
          </SmallButton>
        </Cluster>
      ) : (
        heading
      )}
      {explanation && <Text isNote>{explanation}</Text>}
      {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
      {rows.length === 0 ? (
        <Text tone="muted">Rien pendant cette période.</Text>
      ) : (
        frame(
          <Root caption={caption} density="dense">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.name} scope="col" data-numeric={column.isNumeric || undefined}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {columns.map(({ name, isNumeric }, index) => {
                    const Cell = index === 0 ? 'th' : 'td';
                    return (
                      <Cell
                        key={name}
                        scope={index === 0 ? 'row' : undefined}
                        data-column={name}
                        data-numeric={isNumeric || undefined}
                      >
                        {cells[index]}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Root>,
        )
      )}
    </Block>
  );
}

const campaignName = (campaign: string) => {
  if (campaign === '') return 'Sans campagne';
  return campaign === '*' ? 'Autres campagnes' : campaign;
};

const totals = [
  { name: 'visitors', title: 'Lecteurs', one: 'lecteur', several: 'lecteurs' },
  { name: 'calculations', title: 'Calculateur', one: 'calcul', several: 'calculs' },
  { name: 'estimates', title: 'Estimations', one: 'estimation', several: 'estimations' },
  { name: 'leads', title: 'Demandes', one: 'demande', several: 'demandes' },
  { name: 'won', title: 'Gagnées', one: 'gagnée', several: 'gagnées' },
] as const;

const columns = [
  { name: 'month', title: 'Mois' },
  { name: 'campaign', title: 'Campagne' },
  ...totals.map(({ name, title }) => ({ name, title, isNumeric: true })),
];

/** A total with what it counts, which cards say. */
const Counted = ({ count, one, several }: { count: number; one: string; several: string }) => (
  <>
    {formatWhole(count)}
    <span data-unit>&nbsp;{count > 1 ? several : one}</span>
  </>
);

/** What became of readers, by month and campaign: totals, in a table and in a file. */
export const FunnelBlock = ({ funnel }: Pick<Statistics, 'funnel'>) => (
  <TotalsBlock
    title="De la visite au client"
    caption="De la visite au client, mois par mois"
    columns={columns}
    rows={funnel.map((line) => ({
      key: `${line.month} ${line.campaign}`,
      cells: [
        formatMonth(line.month),
        campaignName(line.campaign),
        ...totals.map(({ name, ...words }) => <Counted key={name} count={line[name]} {...words} />),
      ],
    }))}
    file={{
      name: 'entonnoir',
      rows: funnel.map((line) => [line.month, line.campaign, ...totals.map(({ name }) => line[name])]),
    }}
    table={FunnelTable}
  />
);

interface StatisticsBlockProps {
  title: string;
  /** The name of the file in CSV. */
  fileName: string;
  /** The chart, which comes when its library is there. */
  chart: ReactNode;
  /** How many bars it has, if it has any. */
  bars?: number;
  /** The first names what is counted. */
  headings: readonly [string, string, string];
  /** Each line: how people read it, how the file has it, and its two totals. */
  lines: readonly { key: string; name: string; now: number; before: number }[];
}

/** A chart, the table that says the same, and its file. */
export const StatisticsBlock = ({ title, fileName, chart, bars, headings, lines }: StatisticsBlockProps) => (
  <TotalsBlock
    title={title}
    columns={headings.map((heading, index) => ({ name: heading, title: heading, isNumeric: index > 0 }))}
    rows={lines.map(({ key, name, now, before }) => ({
      key,
      cells: [name, formatWhole(now), formatWhole(before)],
    }))}
    file={{ name: fileName, rows: lines.map(({ key, now, before }) => [key, now, before]) }}
    frame={(table) => (
      <>
        <Suspense fallback={<Frame $bars={bars} />}>{chart}</Suspense>
        <Disclosure summary="En tableau">{table}</Disclosure>
      </>
    )}
  />
);
