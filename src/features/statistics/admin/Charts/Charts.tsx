import {
  Bar,
  BarChart,
  CartesianGrid,
  Dot,
  LabelList,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDay, formatWhole } from '#data/formats.ts';
import { theme } from '#theme/theme.ts';
import { Frame, MeasuredText } from './Charts.styles.ts';

// The only module that knows the library: whoever wants a chart loads it lazily (decision 27). Charts are pictures to
// those who don't see: the table beside each says the same.

export interface DaysChartProps {
  /** Days as `2026-11-20`, with the same day of the period before. */
  days: readonly { day: string; visits: number; before: number }[];
}

const shortDay = new Intl.DateTimeFormat('fr-CA', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Below that many visits the scale stays, or a single one would stand as high as a thousand. */
const LOWEST_TOP = 4;

/** Visits day by day, the period before as a dashed line. */
export function DaysChart({ days }: DaysChartProps) {
  const top = Math.max(...days.map(({ visits, before }) => Math.max(visits, before)));
  /** A day between two without visits is a needle in the line: a dot shows that it is meant. */
  const standsAlone = (index: number) =>
    Boolean(days[index]?.visits) && !days[index - 1]?.visits && !days[index + 1]?.visits;
  return (
    <Frame aria-hidden>
      <MeasuredText />
      <ResponsiveContainer>
        <LineChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, left: -16, right: 8 }}>
          <CartesianGrid vertical={false} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => shortDay.format(new Date(day))}
            minTickGap={24}
            tickLine={false}
          />
          <YAxis
            domain={[0, top < LOWEST_TOP ? LOWEST_TOP : 'auto']}
            tickFormatter={formatWhole}
            allowDecimals={false}
            tickLine={false}
            axisLine={false}
          />
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
            dot={({ key, index, cx, cy }) =>
              standsAlone(index) ? (
                <Dot key={key} cx={cx} cy={cy} r={4} fill={theme.color.brandAccent} />
              ) : null
            }
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </Frame>
  );
}

/** In letters; the room of the names is as wide. */
const LONGEST_NAME = 20;

export interface NamesChartProps {
  items: readonly { name: string; count: number }[];
}

/** In one line; the end of a path tells more than its beginning. The table has the whole. */
function shorten(name: string) {
  if (name.length <= LONGEST_NAME) return name;
  return name.startsWith('/')
    ? `…${name.slice(1 - LONGEST_NAME)}`
    : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}

/** Recharts breaks a name that is too long for its room, over the one below. */
const NameTick = ({
  x,
  y,
  payload,
}: {
  x: number | string;
  y: number | string;
  payload: { value: string };
}) => (
  <text x={x} y={y} dy="0.355em" textAnchor="end" className="recharts-text">
    {shorten(payload.value)}
  </text>
);

/** A few names with their totals, as bars of one thickness, however few they are. */
export function NamesChart({ items }: NamesChartProps) {
  return (
    <Frame aria-hidden $bars={items.length}>
      <MeasuredText />
      <ResponsiveContainer>
        <BarChart
          data={[...items]}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, bottom: 0, right: 52 }}
        >
          <XAxis type="number" domain={[0, 'dataMax']} hide />
          <YAxis
            type="category"
            dataKey="name"
            width={160}
            interval={0}
            tick={NameTick}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip isAnimationActive={false} cursor={false} />
          <Bar
            name="Total"
            dataKey="count"
            fill={theme.color.brandAccent}
            barSize={20}
            minPointSize={2}
            isAnimationActive={false}
          >
            <LabelList position="right" formatter={(count) => formatWhole(Number(count))} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </Frame>
  );
}
