import { Download } from 'lucide-react';
import { type ReactNode, Suspense, useId } from 'react';
import { downloadFile } from '#admin/shell/downloadFile.ts';
import { toCsv } from '#data/csv.ts';
import { formatWhole } from '#data/formats.ts';
import { SmallButton } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { Text } from '#design-system/primitives/Text';
import { Table } from '#design-system/components/Table';
import { Cluster } from '#design-system/primitives/Cluster';
import { Frame } from '../Charts/Charts.styles.ts';
import { Block } from './AnalyticsPage.styles.ts';

export interface StatisticsBlockProps {
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
export function StatisticsBlock({ title, fileName, chart, bars, headings, lines }: StatisticsBlockProps) {
  const titleId = useId();
  if (lines.length === 0)
    return (
      <Block aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <Text tone="muted">Rien pendant cette période.</Text>
      </Block>
    );
  return (
    <Block aria-labelledby={titleId}>
      <Cluster $gap={4} $justify="space-between">
        <h2 id={titleId}>{title}</h2>
        <SmallButton
          iconStart={Download}
          aria-describedby={titleId}
          onClick={() => {
            const rows = lines.map(({ key, now, before }) => [key, now, before]);
            downloadFile(fileName, 'csv', toCsv(headings, rows));
          }}
        >
          Exporter en CSV
        </SmallButton>
      </Cluster>
      <Suspense fallback={<Frame $bars={bars} />}>{chart}</Suspense>
      <Disclosure summary="En tableau">
        <Table caption={`${title}, en tableau`} density="dense">
          <thead>
            <tr>
              <th scope="col">{headings[0]}</th>
              <th scope="col" data-numeric>
                {headings[1]}
              </th>
              <th scope="col" data-numeric>
                {headings[2]}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, name, now, before }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td data-numeric>{formatWhole(now)}</td>
                <td data-numeric>{formatWhole(before)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </Block>
  );
}
