import { FEASTS } from '#domain/holidays/feasts.ts';
import { addDays } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { between, pick, randomFor } from './random.ts';
import type { VillaFacts } from './villas/villa-facts.ts';

/** A price row; `endsOn` is its last night, inclusive. Money in kuruş. */
type SeasonFacts = {
  startsOn: Day;
  endsOn: Day;
  nightly: Kurus;
  minNights: number;
  shortStayFee: Kurus;
  cleaningThreshold: number;
};

/** A rule that lowers the price; the shape of `villa_discounts`. Rates in basis points. */
type DiscountFacts = {
  kind: 'early' | 'long_stay';
  rate: number;
  bookFrom: Day | null;
  bookTo: Day | null;
  stayFrom: Day | null;
  stayTo: Day | null;
  minNights: number | null;
  daysBefore: number | null;
};

type Part = {
  /** `MM-DD`; a part of the year lasts until the next one begins. */
  from: string;
  /** Price as a share of a July night, by the sea and where winter is the season. */
  summer: number;
  winter: number;
  isHigh: boolean;
};

const PARTS: readonly Part[] = [
  { from: '01-01', summer: 0.4, winter: 1.15, isHigh: false },
  { from: '04-01', summer: 0.55, winter: 0.8, isHigh: false },
  { from: '06-01', summer: 0.85, winter: 0.85, isHigh: true },
  { from: '07-01', summer: 1, winter: 1, isHigh: true },
  { from: '08-01', summer: 1.06, winter: 1, isHigh: true },
  { from: '09-01', summer: 0.85, winter: 0.8, isHigh: true },
  { from: '10-01', summer: 0.6, winter: 0.85, isHigh: false },
  { from: '11-01', summer: 0.42, winter: 1.1, isHigh: false },
];

/** Price of a peak relative to its part of the year, and its lowest share of a July night. */
const PEAK_FACTOR = 1.25;
const PEAK_LEAST = 0.75;
const PEAK_NIGHTS = 4;

/** The nights of the feasts, from the day before the eve on, when families leave. */
const HOLIDAYS = FEASTS.map(({ eve, last }) => ({ from: addDays(eve, -1), to: last }));

/** The price of a July night by year, relative to 2027; from then on it rises by as much every year. */
const YEAR_FACTORS: Record<number, number> = { 2025: 0.64, 2026: 0.8 };
const yearFactor = (year: number) => YEAR_FACTORS[year] ?? 1.22 ** (year - 2027);

/**
 * The price rows of a home from 1 January of one year to 31 December of another, in order, without
 * gaps or overlaps: eight a year, and the holidays cut out of them.
 */
export function seasonTable(villa: VillaFacts, fromYear: number, toYear: number): SeasonFacts[] {
  const rows: SeasonFacts[] = [];
  for (let year = fromYear; year <= toYear; year += 1) {
    PARTS.forEach((part, index) => {
      const next = PARTS[index + 1];
      const startsOn = `${year}-${part.from}`;
      const endsOn = next ? addDays(`${year}-${next.from}`, -1) : `${year}-12-31`;
      rows.push(...splitAtHolidays(startsOn, endsOn).map((span) => rowOf(villa, year, part, span)));
    });
  }
  return rows;
}

type Span = { startsOn: Day; endsOn: Day; isPeak: boolean };

function splitAtHolidays(startsOn: Day, endsOn: Day): Span[] {
  const spans: Span[] = [];
  let open = startsOn;
  for (const { from, to } of HOLIDAYS) {
    if (to < startsOn || from > endsOn) continue;
    const first = from < startsOn ? startsOn : from;
    const last = to > endsOn ? endsOn : to;
    if (open < first) spans.push({ startsOn: open, endsOn: addDays(first, -1), isPeak: false });
    spans.push({ startsOn: first, endsOn: last, isPeak: true });
    open = addDays(last, 1);
  }
  if (open <= endsOn) spans.push({ startsOn: open, endsOn, isPeak: false });
  return spans;
}

function rowOf(
  villa: VillaFacts,
  year: number,
  part: Part,
  { startsOn, endsOn, isPeak }: Span,
): SeasonFacts {
  const share = villa.winterSeason ? part.winter : part.summer;
  const peak = isPeak ? Math.max(PEAK_LEAST, share * PEAK_FACTOR) : share;
  const usual = part.isHigh ? villa.minNightsSeason : villa.minNightsOther;
  return {
    startsOn,
    endsOn,
    nightly: roundToHundred(villa.baseNightly * peak * yearFactor(year)),
    minNights: isPeak ? Math.max(PEAK_NIGHTS, usual) : usual,
    shortStayFee: part.isHigh ? villa.cleaningFee : roundToHundred(villa.cleaningFee * 0.8),
    cleaningThreshold: part.isHigh ? villa.cleaningThreshold : Math.min(5, villa.cleaningThreshold),
  };
}

/** Rounds to a hundred lira. */
function roundToHundred(kurus: number): Kurus {
  return Math.round(kurus / 10_000) * 10_000;
}

/** Early-booking and long-stay discounts of a year; about one home in four has one. */
export function discountsFor(villa: VillaFacts, year: number): DiscountFacts[] {
  const random = randomFor('discounts', villa.n);
  const draw = random();
  const rate = pick(random, [500, 1000, 1000, 1200, 1500]);
  const none = { bookFrom: null, bookTo: null, minNights: null, daysBefore: null };
  if (draw < 0.14) {
    return [
      {
        ...none,
        kind: 'early',
        rate,
        bookFrom: `${year - 1}-11-01`,
        bookTo: `${year}-03-31`,
        stayFrom: `${year}-05-01`,
        stayTo: `${year}-10-31`,
        daysBefore: pick(random, [60, 90]),
      },
    ];
  }
  if (draw < 0.26) {
    return [
      {
        ...none,
        kind: 'long_stay',
        rate,
        stayFrom: `${year}-01-01`,
        stayTo: `${year}-12-31`,
        minNights: between(random, 10, 14),
      },
    ];
  }
  return [];
}
