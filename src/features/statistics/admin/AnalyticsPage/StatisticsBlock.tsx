import { type ReactNode, Suspense } from 'react';
import { formatWhole } from '#data/formats.ts';
import { Disclosure } from '#design-system/components/Disclosure';
import { Frame } from '../Charts/Charts.styles.ts';
import { TotalsBlock } from './TotalsBlock.tsx';

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
