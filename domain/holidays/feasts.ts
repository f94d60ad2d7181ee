import { addDays, type Day } from '#domain/values/dates.ts';

export type FeastKind = 'ramazan' | 'kurban';

/**
 * A religious feast: `eve` is arife, a holiday from noon on, `last` its last day. Ramazan Bayramı
 * has three days and Kurban Bayramı four (law no. 2429, article 2).
 */
type Feast = { kind: FeastKind; name: string; eve: Day; last: Day };

const NAMES: Record<FeastKind, string> = { ramazan: 'Ramazan Bayramı', kurban: 'Kurban Bayramı' };

const DAYS: Record<FeastKind, number> = { ramazan: 3, kurban: 4 };

/**
 * First days: the first of Şevval, the tenth of Zilhicce. To 2026 as Diyanet İşleri Başkanlığı has
 * published them; from 2027 on by the rule it counts with, of the congresses of Istanbul (1978, 2016):
 * a month begins after the evening on which its moon can first be seen from anywhere on earth. Not as
 * Mekke's calendar (Umm al-Qura) has them, which is a day later in 2033 and 2035. A year that Diyanet
 * publishes is held against this table and corrected here.
 */
const FIRST_DAYS: Record<FeastKind, readonly Day[]> = {
  ramazan: [
    '2025-03-30',
    '2026-03-20',
    '2027-03-09',
    '2028-02-26',
    '2029-02-14',
    '2030-02-04',
    '2031-01-24',
    '2032-01-14',
    '2033-01-02',
    '2033-12-23',
    '2034-12-12',
    '2035-12-01',
  ],
  kurban: [
    '2025-06-06',
    '2026-05-27',
    '2027-05-16',
    '2028-05-05',
    '2029-04-24',
    '2030-04-13',
    '2031-04-02',
    '2032-03-22',
    '2033-03-11',
    '2034-03-01',
    '2035-02-18',
  ],
};

const KINDS = ['ramazan', 'kurban'] as const;

/** Every known feast, in order of date. */
export const FEASTS: readonly Feast[] = KINDS.flatMap((kind) =>
  FIRST_DAYS[kind].map((first) => ({
    kind,
    name: NAMES[kind],
    eve: addDays(first, -1),
    last: addDays(first, DAYS[kind] - 1),
  })),
).toSorted((a, b) => (a.eve < b.eve ? -1 : 1));

/**
 * The next feast of one of these kinds whose eve is not over, in the given year if there is one.
 */
export function nextFeast(
  kinds: readonly FeastKind[],
  today: Day,
  year: number | null = null,
): Feast | null {
  const isMeant = ({ kind, eve, last }: Feast) =>
    kinds.includes(kind) && eve >= today && (year === null || last.startsWith(`${year}-`));
  return FEASTS.find(isMeant) ?? null;
}
