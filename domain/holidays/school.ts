import { addDays, type Day, weekday } from '#domain/values/dates.ts';

/** A school break: its first Monday and its last Friday. */
type SchoolBreak = { kind: SchoolBreakKind; name: string; first: Day; last: Day };

type SchoolBreakKind = 'winter' | 'spring' | 'autumn';

const NAMES: Record<SchoolBreakKind, string> = {
  winter: 'Yarıyıl tatili',
  spring: 'Bahar ara tatili',
  autumn: 'Güz ara tatili',
};

const LENGTHS: Record<SchoolBreakKind, number> = { winter: 12, spring: 5, autumn: 5 };

/**
 * First Mondays. Until June 2026 from the school calendars that the Ministry of National Education
 * (MEB) publishes one year at a time. From then on by the pattern of its calendars of 2022 to 2026:
 * winter on the Monday of 19 to 25 January, autumn on the Monday of 10 to 16 November, spring in
 * the week of Ramazan Bayramı's first day when that is in March, else on the Monday of 8 to 14
 * April. When MEB publishes a calendar, compare it with this table and correct it here.
 */
const FIRST_MONDAYS: Record<SchoolBreakKind, readonly Day[]> = {
  winter: ['2025-01-20', '2026-01-19', ...mondays('01-19', 2027)],
  spring: ['2025-03-31', '2026-03-16', '2027-03-08', ...mondays('04-08', 2028)],
  autumn: ['2025-11-10', ...mondays('11-10', 2026)],
};

/** For each year until 2035, the Monday within the week that begins on `MM-DD`. */
function mondays(from: string, firstYear: number): Day[] {
  return Array.from({ length: 2036 - firstYear }, (_, i) => {
    const day = `${firstYear + i}-${from}`;
    return addDays(day, (7 - weekday(day)) % 7);
  });
}

const KINDS = ['winter', 'spring', 'autumn'] as const;

/** Every known break, in order of date. */
export const SCHOOL_BREAKS: readonly SchoolBreak[] = KINDS.flatMap((kind) =>
  FIRST_MONDAYS[kind].map((first) => ({
    kind,
    name: NAMES[kind],
    first,
    last: addDays(first, LENGTHS[kind] - 1),
  })),
).toSorted((a, b) => (a.first < b.first ? -1 : 1));
