import {
  isHighSeason,
  minNightsFor,
  nightlyPrice,
  seasonFinder,
} from '#domain/reservations/pricing/seasons.ts';
import type { Season } from '#domain/reservations/pricing/seasons.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import type { CatalogueVilla } from './catalogue.ts';
import { clampedNight, dayOf } from './horizon.ts';
import type { Horizon } from './horizon.ts';
import type { Rates } from './rates.ts';

/** Nights [first, end) and the row that prices them, null for none. */
type Span = { first: number; end: number; season: Season | null };

/** All nights of a villa in order, grouped by row. */
function spansOf({ seasons }: CatalogueVilla, horizon: Horizon): Span[] {
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

/** Prices of all villas, in the order given. */
export function buildRates(villas: readonly CatalogueVilla[], horizon: Horizon): Rates {
  const edges = highSeasonEdges(horizon);
  const offset = new Uint32Array(villas.length + 1);
  const first: number[] = [];
  const price: number[] = [];
  const minNights: number[] = [];
  const cleaningBelow: number[] = [];
  const cleaningFee: number[] = [];

  villas.forEach((villa, v) => {
    const { terms } = villa;
    const addRun = (night: number, season: Season | null) => {
      first.push(night);
      price.push(nightlyPrice(season) ?? 0);
      minNights.push(clampNights(minNightsFor(season, terms, dayOf(horizon, night))));
      cleaningBelow.push(clampNights(season?.cleaningThreshold ?? terms.cleaningThreshold));
      cleaningFee.push(season?.shortStayFee ?? terms.cleaningFee);
    };
    for (const span of spansOf(villa, horizon)) {
      addRun(span.first, span.season);
      if (span.season === null || span.season.minNights !== null) continue;
      for (const edge of edges) {
        if (edge > span.first && edge < span.end) addRun(edge, span.season);
      }
    }
    offset[v + 1] = first.length;
  });

  return {
    offset,
    first: Uint16Array.from(first),
    price: Float64Array.from(price),
    minNights: Uint8Array.from(minNights),
    cleaningBelow: Uint8Array.from(cleaningBelow),
    cleaningFee: Float64Array.from(cleaningFee),
  };
}

/** The lowest price of a coming night for each villa, taken or not; 0: nothing is for sale. */
export function cheapestNights({ offset, price }: Rates): Float64Array {
  return Float64Array.from({ length: offset.length - 1 }, (_, villa) => {
    const prices = price.subarray(offset[villa], offset[villa + 1]).filter((kurus) => kurus > 0);
    return prices.length === 0 ? 0 : prices.reduce((a, b) => Math.min(a, b));
  });
}
