/**
 * Which stays a villa sells under rules of weekdays, worked out night by night from a table of days:
 * the reference for the kernel, of which it uses nothing but the form of the input. Weekdays come
 * from the platform's calendar.
 */
type Row = {
  startsOn: string;
  endsOn: string;
  nightly: number;
  minNights: number | null;
  arrivalDays?: readonly number[] | null;
  departureDays?: readonly number[] | null;
  maxNights?: number | null;
  dayNights?: readonly { day: number; minNights: number | null; maxNights: number | null }[] | null;
};

export type ModelVilla = {
  /** Without overlaps. */
  seasons: readonly Row[];
  terms: { minNightsSeason: number; minNightsOther: number };
  /** Days whose night is taken. */
  taken: ReadonlySet<string>;
};

type ModelDay = {
  open: boolean;
  taken: boolean;
  arrive: boolean;
  depart: boolean;
  least: number;
  most: number;
};

const DAY_MS = 86_400_000;

export const modelDay = (from: string, n: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + n * DAY_MS).toISOString().slice(0, 10);

/** The days from `today` on; one more than there are nights. */
export function tabulate(villa: ModelVilla, today: string, nights: number): ModelDay[] {
  const table: ModelDay[] = [];
  for (let n = 0; n <= nights; n++) {
    const day = modelDay(today, n);
    let row: Row | undefined;
    for (const one of villa.seasons) if (day >= one.startsOn && day <= one.endsOn) row = one;
    const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
    const weekday = sundayFirst === 0 ? 7 : sundayFirst;
    const month = Number(day.slice(5, 7));
    let least = month >= 6 && month <= 9 ? villa.terms.minNightsSeason : villa.terms.minNightsOther;
    let most = 100;
    if (row) {
      if (row.minNights !== null) least = row.minNights;
      if (typeof row.maxNights === 'number') most = row.maxNights;
      for (const own of row.dayNights ?? []) {
        if (own.day !== weekday) continue;
        if (own.minNights !== null) least = own.minNights;
        if (own.maxNights !== null) most = own.maxNights;
      }
    }
    table.push({
      open: row !== undefined && row.nightly > 0 && n < nights,
      taken: villa.taken.has(day),
      arrive: !row?.arrivalDays || row.arrivalDays.indexOf(weekday) >= 0,
      depart: !row?.departureDays || row.departureDays.indexOf(weekday) >= 0,
      least,
      most,
    });
  }
  return table;
}

/** Whether nights [from, to) are sold as one stay. */
export function modelSells(table: readonly ModelDay[], from: number, to: number): boolean {
  const first = table[from];
  const last = table[to];
  if (from < 0 || to <= from || to - from > 100 || !first || !last) return false;
  let length = 0;
  for (let n = from; n < to; n++) {
    if (!table[n]?.open || table[n]?.taken) return false;
    length++;
  }
  if (!first.arrive || !last.depart || length > first.most) return false;
  if (length >= first.least) return true;
  return (from === 0 || table[from - 1]?.taken === true) && last.taken;
}
