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
import { formatMonth } from '#domain/values/dates.ts';
import { formatKurus, groupThousands } from '#domain/values/money.ts';
import { evenTicks } from './even-ticks.ts';
import type { ManagementReport } from '#domain/reports/management/schema.ts';

const AXIS = {
  stroke: 'var(--ink-soft)',
  fontSize: '0.75rem',
  tickLine: false,
  axisLine: false,
} as const;
const HEIGHT = 220;

const TOOLTIP = {
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 6,
    fontSize: '0.75rem',
    color: 'var(--ink)',
  },
  cursor: { fill: 'var(--sunken)' },
  isAnimationActive: false,
} as const;

/** Turnover and occupancy month by month beside the year before; the table below has the same. */
export default function Charts({ months }: Pick<ManagementReport, 'months'>) {
  const data = months.map(({ key, figures, before }) => ({
    month: formatMonth(key).slice(0, 3) + (months.length > 12 ? ` ${key.slice(2, 4)}` : ''),
    turnover: figures.turnover / 100,
    turnoverBefore: before.turnover / 100,
    occupancy: percent(figures.occupancy),
    occupancyBefore: percent(before.occupancy),
  }));
  const lira = evenTicks(
    Math.max(1_000, ...data.flatMap((row) => [row.turnover, row.turnoverBefore])),
  );
  const share = evenTicks(
    Math.max(10, ...data.flatMap((row) => [row.occupancy, row.occupancyBefore])),
  );
  const names = namesOf(months.map(({ key }) => key));
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Chart title="Ciro" names={names}>
        <BarChart data={data} barGap={2} maxBarSize={32} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="month" {...AXIS} />
          <YAxis
            {...AXIS}
            width={64}
            ticks={lira}
            domain={[0, lira.at(-1) ?? 1]}
            tickFormatter={shortLira}
          />
          <Tooltip {...TOOLTIP} formatter={(lira) => formatKurus(Math.round(Number(lira)) * 100)} />
          <Bar
            name={names.before}
            dataKey="turnoverBefore"
            fill="var(--line-strong)"
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
          <Bar
            name={names.now}
            dataKey="turnover"
            fill="var(--accent)"
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
        </BarChart>
      </Chart>
      <Chart title="Doluluk" names={names}>
        <LineChart data={data} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="month" {...AXIS} />
          <YAxis
            {...AXIS}
            width={48}
            ticks={share}
            domain={[0, share.at(-1) ?? 100]}
            tickFormatter={(n) => `%${n}`}
          />
          <Tooltip {...TOOLTIP} formatter={(n) => `%${String(n).replace('.', ',')}`} />
          <Line
            name={names.before}
            dataKey="occupancyBefore"
            stroke="var(--line-strong)"
            strokeWidth={2}
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
          <Line
            name={names.now}
            dataKey="occupancy"
            stroke="var(--accent)"
            strokeWidth={2}
            dot={{ r: 3, fill: 'var(--accent)' }}
            isAnimationActive={false}
          />
        </LineChart>
      </Chart>
    </div>
  );
}

type ChartProps = { title: string; names: Names; children: React.ReactElement };

/** Duplicates the table as a picture, so assistive technology is referred to the table. */
function Chart({ title, names, children }: ChartProps) {
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-raised p-4">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-4 font-medium">
        {title}
        <span aria-hidden="true" className="flex gap-3 text-xs font-normal text-soft">
          <Key color="var(--accent)" text={names.now} />
          <Key color="var(--line-strong)" text={names.before} />
        </span>
      </figcaption>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={HEIGHT}>
          {children}
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

function Key({ color, text }: { color: string; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className="size-2.5 rounded-sm" style={{ background: color }} />
      {text}
    </span>
  );
}

type Names = { now: string; before: string };

/** What is compared, by its months: "Ocak 2026 – Aralık 2026". */
function namesOf(months: string[]): Names {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return { now: spanOf(first, last), before: spanOf(yearBefore(first), yearBefore(last)) };
}

const spanOf = (from: string, to: string): string =>
  from === to ? formatMonth(from) : `${formatMonth(from)} – ${formatMonth(to)}`;

const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

const percent = (rate: number | null) => (rate === null ? 0 : rate / 100);

/** "1,2 mn", "350 bin", "800". */
function shortLira(lira: number): string {
  if (lira >= 1_000_000)
    return `${(lira / 1_000_000).toFixed(1).replace(/\.0$/, '').replace('.', ',')} mn`;
  return lira >= 1_000 ? `${Math.round(lira / 1_000)} bin` : groupThousands(Math.round(lira));
}
