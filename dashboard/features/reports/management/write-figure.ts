import { formatKurus, groupThousands } from '#domain/values/money.ts';
import type { Figures } from '#domain/reports/management/schema.ts';

type Name = keyof Figures;

const RATES = new Set<Name>(['occupancy', 'cancellationRate']);
const MONEY = new Set<Name>(['turnover', 'averageNight', 'revenuePerNight']);
const UNITS: Partial<Record<Name, string>> = { averageStay: ' gece', leadTime: ' gün' };

/** A figure as people read it: "%62,4", "1.234 ₺", "6,8 gece"; a dash where there is none. */
export function writeFigure(name: Name, figures: Figures): string {
  const value = figures[name];
  if (value === null) return '–';
  if (RATES.has(name)) return `%${oneDecimal(value / 100)}`;
  // Reports show whole lira; the spreadsheet has the kuruş.
  if (MONEY.has(name)) return formatKurus(Math.round(value / 100) * 100);
  const unit = UNITS[name];
  return unit === undefined ? groupThousands(value) : `${oneDecimal(value / 10)}${unit}`;
}

const oneDecimal = (n: number) => n.toFixed(1).replace(/\.0$/, '').replace('.', ',');

/**
 * The change since the year before: for rates the difference in percentage points, otherwise the
 * relative change. Null without a value to compare with.
 */
export function writeChange(name: Name, now: Figures, before: Figures): Change | null {
  const [value, earlier] = [now[name], before[name]];
  if (value === null || earlier === null) return null;
  if (RATES.has(name)) return toChange((value - earlier) / 100, ' puan');
  if (earlier === 0) return null;
  const times = value / earlier;
  if (times >= MANY_TIMES) return { text: `${Math.round(times)} kat`, direction: 'up' };
  return toChange((100 * (value - earlier)) / earlier, '%');
}

/** From this factor on, "n times" is easier to read than a percentage. */
const MANY_TIMES = 10;

export type Change = { text: string; direction: 'up' | 'down' | 'same' };

function toChange(amount: number, unit: '%' | ' puan'): Change {
  const size = oneDecimal(Math.abs(amount));
  if (size === '0') return { text: 'aynı', direction: 'same' };
  return {
    text: unit === '%' ? `%${size}` : `${size}${unit}`,
    direction: amount > 0 ? 'up' : 'down',
  };
}
