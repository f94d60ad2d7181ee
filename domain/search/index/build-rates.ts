import { SHOWN_NIGHTS } from '#domain/sale-horizon.ts';
import {
  findSeason,
  isHighSeason,
  minNightsFor,
  nightlyPrice,
  seasonFinder,
} from '#domain/reservations/pricing/seasons.ts';
import type { Season } from '#domain/reservations/pricing/seasons.ts';
import { MAX_STAY_NIGHTS, type VillaTerms } from '#domain/reservations/pricing/stay.ts';
import { EVERY_DAY, hasStayDays, type StayDays } from '#domain/prices/stay-days.ts';
import { type Day, weekday } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { CatalogueVilla } from './catalogue.ts';
import { clampedNight, dayOf } from './horizon.ts';
import type { Horizon } from './horizon.ts';
import { blocksFor, blockStart, type Rates, type WeekRule } from './rates.ts';
import { forEachPricedRun } from './run-rows.ts';

/** Nights [first, end) and the row that prices them, null for none. */
type Span = { first: number; end: number; season: Season | null };

/** All nights of a villa in order, grouped by row. */
function spansOf(seasons: readonly Season[], horizon: Horizon): Span[] {
  const rows = seasons
    .map((season) => ({
      first: Math.max(0, clampedNight(horizon, season.startsOn)),
      end: Math.min(horizon.nights, clampedNight(horizon, season.endsOn) + 1),
      season,
    }))
    .filter((row) => row.first < row.end)
    .toSorted((a, b) => a.first - b.first);

  const spans: Span[] = [];
  let end = 0;
  for (const row of rows) {
    if (row.first < end) return untangle(rows, seasons, horizon);
    if (row.first > end) spans.push({ first: end, end: row.first, season: null });
    spans.push(row);
    end = row.end;
  }
  if (end < horizon.nights) spans.push({ first: end, end: horizon.nights, season: null });
  return spans;
}

/** Overlapping rows are a data error; the row is used that a quote would use. */
function untangle(rows: readonly Span[], seasons: readonly Season[], horizon: Horizon): Span[] {
  const seasonOf = seasonFinder(seasons);
  const edges = [...new Set([0, ...rows.flatMap((row) => [row.first, row.end])])]
    .filter((edge) => edge < horizon.nights)
    .toSorted((a, b) => a - b);
  return edges.map((first, i) => ({
    first,
    end: edges[i + 1] ?? horizon.nights,
    season: seasonOf(dayOf(horizon, first)),
  }));
}

/** Nights at which the villa's own minimum stay changes with the season. */
function highSeasonEdges({ days, nights }: Horizon): number[] {
  const high = days.map(isHighSeason);
  return Array.from({ length: nights }, (_, night) => night).filter(
    (night) => night > 0 && high[night] !== high[night - 1],
  );
}

/**
 * No stay is longer than MAX_STAY_NIGHTS, so any larger minimum is stored as one more than that, in
 * one byte.
 */
export function clampNights(nights: number): number {
  return Math.min(Math.max(nights, 0), MAX_STAY_NIGHTS + 1);
}

/** A run before it is assigned to its block. */
type Run = { first: number; price: Kurus; terms: number };

/** The runs of a villa in order; every block begins one. */
function runsOf(
  villa: Pick<CatalogueVilla, 'terms' | 'seasons'>,
  horizon: Horizon,
  edges: { ofMinimum: readonly number[]; ofBlocks: readonly number[] },
  terms: TermsList,
): Run[] {
  return spansOf(villa.seasons, horizon).flatMap(({ first, end, season }) => {
    const hasOwnMinimum = season === null || season.minNights !== null;
    const cuts = [...(hasOwnMinimum ? [] : edges.ofMinimum), ...edges.ofBlocks]
      .filter((edge) => edge > first && edge < end)
      .toSorted((a, b) => a - b);
    return [first, ...new Set(cuts)].map((night) => ({
      first: night,
      price: nightlyPrice(season) ?? 0,
      terms: terms.numberOf(season, villa.terms, dayOf(horizon, night)),
    }));
  });
}

type TermsList = ReturnType<typeof listTerms>;

/** Numbers different terms, in the order of their first use. */
function listTerms() {
  const numbers = new Map<string, number>();
  const cells: [minNights: number, cleaningBelow: number, cleaningFee: Kurus, rule: number][] = [];
  const rules = listRules();
  return {
    cells,
    rules: rules.list,
    /** The rule of one day; 0 for none. */
    ruleOn(seasons: readonly Season[], terms: VillaTerms, day: Day): number {
      const row = seasons.some(({ endsOn }) => endsOn >= day) ? findSeason(seasons, day) : null;
      return row !== null && hasStayDays(row)
        ? rules.numberOf(row, minNightsFor({ ...row, dayNights: null }, terms, day))
        : 0;
    },
    numberOf(season: Season | null, terms: VillaTerms, day: Day): number {
      const minimum = minNightsFor(season && { ...season, dayNights: null }, terms, day);
      const own: (typeof cells)[number] = [
        clampNights(minimum),
        clampNights(season?.cleaningThreshold ?? terms.cleaningThreshold),
        season?.shortStayFee ?? terms.cleaningFee,
        season !== null && hasStayDays(season) ? rules.numberOf(season, minimum) : 0,
      ];
      const key = own.join();
      const number = numbers.get(key) ?? cells.push(own) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}

/** Numbers different rules of weekdays; 0 is none. */
function listRules() {
  const numbers = new Map<string, number>();
  const list: (WeekRule | null)[] = [null];
  return {
    list,
    /** @param minimum of the row or the villa, whatever the weekday */
    numberOf(row: StayDays, minimum: number): number {
      const own = (day: number) => row.dayNights?.find((one) => one.day === day);
      const rule: WeekRule = {
        mayArrive: EVERY_DAY.map((day) => row.arrivalDays?.includes(day) ?? true),
        mayDepart: EVERY_DAY.map((day) => row.departureDays?.includes(day) ?? true),
        minNights: EVERY_DAY.map((day) => clampNights(own(day)?.minNights ?? minimum)),
        maxNights: EVERY_DAY.map((day) =>
          Math.min(own(day)?.maxNights ?? row.maxNights ?? MAX_STAY_NIGHTS, MAX_STAY_NIGHTS),
        ),
      };
      const key = JSON.stringify(rule);
      const number = numbers.get(key) ?? list.push(rule) - 1;
      numbers.set(key, number);
      return number;
    },
  };
}

/** Prices of all villas, in the order given. */
export function buildRates(villas: readonly CatalogueVilla[], horizon: Horizon): Rates {
  const blocks = blocksFor(horizon.nights);
  const ofBlocks = Array.from({ length: blocks }, (_, block) => blockStart(block));
  const edges = { ofMinimum: highSeasonEdges(horizon), ofBlocks };
  const terms = listTerms();
  const lastRule = new Uint16Array(villas.length);
  const runs = villas.map(({ terms: own, seasons }, v) => {
    lastRule[v] = terms.ruleOn(seasons, own, dayOf(horizon, horizon.nights));
    return runsOf({ terms: own, seasons }, horizon, edges, terms);
  });
  const count = runs.reduce((sum, { length }) => sum + length, 0);
  const offset = new Uint32Array(blocks * villas.length + 1);
  const first = new Uint16Array(count);
  const price = new Uint32Array(count);
  const termsOf = new (terms.cells.length > 65_536 ? Uint32Array : Uint16Array)(count);
  let at = 0;
  for (let block = 0; block < blocks; block++) {
    for (const [villa, own] of runs.entries()) {
      for (const run of own.splice(0, runsBefore(own, blockStart(block + 1)))) {
        first[at] = run.first;
        price[at] = run.price;
        termsOf[at++] = run.terms;
      }
      offset[block * villas.length + villa + 1] = at;
    }
  }
  const { cells } = terms;
  return {
    villas: villas.length,
    nights: horizon.nights,
    offset,
    first,
    price,
    termsOf,
    terms: {
      minNights: Uint8Array.from(cells, ([minNights]) => minNights),
      cleaningBelow: Uint8Array.from(cells, ([, below]) => below),
      cleaningFee: Uint32Array.from(cells, ([, , fee]) => fee),
      rule: Uint16Array.from(cells, ([, , , rule]) => rule),
    },
    rules: terms.rules,
    lastRule,
    firstWeekday: weekday(dayOf(horizon, 0)),
  };
}

/** How many runs begin before a night. */
function runsBefore(runs: readonly Run[], night: number): number {
  const next = runs.findIndex(({ first }) => first >= night);
  return next === -1 ? runs.length : next;
}

/**
 * The lowest and the highest price of the nights that visitors are shown, per villa, held or not, or
 * of all nights of a villa that is for sale only later (`shownSpan`); 0: nothing is for sale.
 */
export function nightSpans(rates: Rates) {
  const from = new Uint32Array(rates.villas);
  const to = new Uint32Array(rates.villas);
  const isLater = new Uint8Array(rates.villas);
  forEachPricedRun(rates, (villa, first, _end, run) => {
    if (first >= SHOWN_NIGHTS) {
      if (from[villa] === 0) isLater[villa] = 1;
      if (isLater[villa] === 0) return;
    }
    const price = rates.price[run] as number;
    if (from[villa] === 0 || price < (from[villa] as number)) from[villa] = price;
    if (price > (to[villa] as number)) to[villa] = price;
  });
  return { from, to };
}
