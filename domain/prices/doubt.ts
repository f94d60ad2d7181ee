import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { Span } from './row-nights.ts';
import { formatSpan } from './season-table.ts';

type Row = Span & { nightly: Kurus };

/** Nights whose new price may be a typing mistake: what stands, or the villa's season, and it. */
export type PriceDoubt = Span & { before: Kurus; after: Kurus; of: 'standing' | 'season' };

/** A nightly price may change by half of what stands without being asked about. */
const MAX_CHANGE = 0.5;
/** Below this part of the villa's dearest night a price is asked about. */
const MIN_OF_SEASON = 0.1;

/**
 * The prices of `after` that differ from those of `before` on the same nights by more than half, or
 * are below a tenth of the villa's dearest season. Rows that stand are not asked about again.
 */
export function findPriceDoubts(before: readonly Row[], after: readonly Row[]): PriceDoubt[] {
  const season = Math.max(0, ...[...before, ...after].map(({ nightly }) => nightly));
  return after.flatMap((row): PriceDoubt[] => {
    if (before.some((other) => isSame(other, row))) return [];
    const apart = before.filter(
      (other) =>
        other.startsOn <= row.endsOn &&
        row.startsOn <= other.endsOn &&
        Math.abs(row.nightly - other.nightly) > other.nightly * MAX_CHANGE,
    );
    if (apart.length > 0) {
      return apart.map((other) => ({
        startsOn: other.startsOn > row.startsOn ? other.startsOn : row.startsOn,
        endsOn: other.endsOn < row.endsOn ? other.endsOn : row.endsOn,
        before: other.nightly,
        after: row.nightly,
        of: 'standing' as const,
      }));
    }
    const stands = before.some((other) => other.nightly === row.nightly);
    if (stands || row.nightly >= season * MIN_OF_SEASON) return [];
    const { startsOn, endsOn, nightly } = row;
    return [{ startsOn, endsOn, before: season, after: nightly, of: 'season' as const }];
  });
}

const isSame = (a: Row, b: Row): boolean =>
  a.startsOn === b.startsOn && a.endsOn === b.endsOn && a.nightly === b.nightly;

/** With both numbers: “1 Tem 2027 – 31 Ağu 2027: 25.000 ₺ yerine 2.500 ₺”. */
export const describePriceDoubt = ({ before, after, of, ...span }: PriceDoubt): string =>
  of === 'standing'
    ? `${formatSpan(span)}: ${formatKurus(before)} yerine ${formatKurus(after)}`
    : `${formatSpan(span)}: ${formatKurus(after)}; bu villanın en yüksek gecesi ${formatKurus(before)}`;
