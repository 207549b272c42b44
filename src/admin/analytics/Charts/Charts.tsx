import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDay } from '#data/formats.ts';
import { theme } from '#theme/theme.ts';
import { Frame, MeasuredText } from './Charts.styles.ts';

// The only module that knows the library: whoever wants a chart loads it lazily (decision 27). Charts are pictures to
// those who don't see: the table beside each says the same.

export interface DaysChartProps {
  /** Days as `2026-11-20`, with the same day of the period before. */
  days: readonly { day: string; visits: number; before: number }[];
}

const shortDay = new Intl.DateTimeFormat('fr-CA', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Visits day by day, the period before as a dashed line. */
export function DaysChart({ days }: DaysChartProps) {
  return (
    <Frame aria-hidden>
      <MeasuredText />
      <ResponsiveContainer>
        <LineChart data={[...days]} accessibilityLayer={false} margin={{ left: -16, right: 8 }}>
          <CartesianGrid vertical={false} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => shortDay.format(new Date(day))}
            minTickGap={24}
            tickLine={false}
          />
          <YAxis allowDecimals={false} tickLine={false} axisLine={false} />
          <Tooltip
            labelFormatter={(day) => (typeof day === 'string' ? formatDay(day) : day)}
            isAnimationActive={false}
          />
          <Line
            name="Période d’avant"
            dataKey="before"
            stroke={theme.color.textMuted}
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
          <Line
            name="Visites"
            dataKey="visits"
            stroke={theme.color.brandAccent}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </Frame>
  );
}

export interface NamesChartProps {
  items: readonly { name: string; count: number }[];
}

/** The end of a path tells more than its beginning; the table has the whole. */
const shortened = (name: string) => (name.length > 19 && name.startsWith('/') ? `…${name.slice(-18)}` : name);

/** A few names with their totals, as bars. */
export function NamesChart({ items }: NamesChartProps) {
  return (
    <Frame aria-hidden>
      <MeasuredText />
      <ResponsiveContainer>
        <BarChart data={[...items]} layout="vertical" accessibilityLayer={false} margin={{ right: 8 }}>
          <XAxis type="number" allowDecimals={false} tickLine={false} />
          <YAxis
            type="category"
            dataKey="name"
            width={140}
            tickFormatter={shortened}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip isAnimationActive={false} cursor={false} />
          <Bar name="Total" dataKey="count" fill={theme.color.brandAccent} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </Frame>
  );
}
