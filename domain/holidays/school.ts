import { addDays, type Day, weekday } from '../values/dates.ts';

/** A break of the schools: its first Monday and its last Friday. */
export type SchoolBreak = { kind: SchoolBreakKind; name: string; first: Day; last: Day };

export type SchoolBreakKind = 'winter' | 'spring' | 'autumn';

const NAMES: Record<SchoolBreakKind, string> = {
  winter: 'Yarıyıl tatili',
  spring: 'Bahar ara tatili',
  autumn: 'Güz ara tatili',
};

const LENGTHS: Record<SchoolBreakKind, number> = { winter: 12, spring: 5, autumn: 5 };

/**
 * First Mondays. To June 2026 from the working calendars that the Ministry of National Education (MEB)
 * publishes one school year at a time. From then on as its calendars of 2022 to 2026 have them: winter
 * on the Monday from 19 to 25 January, autumn on the one from 10 to 16 November, spring in the week of
 * Ramazan Bayramı's first day while that falls into March, else on the Monday from 8 to 14 April. A
 * calendar that MEB publishes is held against this table and corrected here.
 */
const FIRST_MONDAYS: Record<SchoolBreakKind, readonly Day[]> = {
  winter: ['2025-01-20', '2026-01-19', ...mondays('01-19', 2027)],
  spring: ['2025-03-31', '2026-03-16', '2027-03-08', ...mondays('04-08', 2028)],
  autumn: ['2025-11-10', ...mondays('11-10', 2026)],
};

/** In each year to 2035 the Monday within a week of a day, `MM-DD`. */
function mondays(from: string, firstYear: number): Day[] {
  return Array.from({ length: 2036 - firstYear }, (_, i) => {
    const day = `${firstYear + i}-${from}`;
    return addDays(day, (7 - weekday(day)) % 7);
  });
}

const KINDS = ['winter', 'spring', 'autumn'] as const;

/** Every break that is known, in their order. */
export const SCHOOL_BREAKS: readonly SchoolBreak[] = KINDS.flatMap((kind) =>
  FIRST_MONDAYS[kind].map((first) => ({
    kind,
    name: NAMES[kind],
    first,
    last: addDays(first, LENGTHS[kind] - 1),
  })),
).toSorted((a, b) => (a.first < b.first ? -1 : 1));
