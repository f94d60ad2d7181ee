import { addDays, type Day, dayNumber } from '#domain/values/dates.ts';
import type { Discount } from '#domain/reservations/pricing/discounts.ts';
import type { Season } from '#domain/reservations/pricing/seasons.ts';
import { hasStayDays, stayDaysOf } from '#domain/prices/stay-days.ts';
import type { CatalogueVilla, HeldNight } from './catalogue.ts';
import type { DiscountCells, HeldRun, PackedVilla, SeasonCells } from '../schema.ts';

/** With more villas than this the Worker searches: their file would take too long to download. */
export const MAX_IN_FILE = 2_000;

/** A villa as sent to browsers, without what only a reservation needs. */
export function packVilla(villa: CatalogueVilla, color: string, today: Day): PackedVilla {
  const { terms, seasons, discounts, taken } = villa;
  const { maxAdults: _, maxChildren: __, maxBabies: ___, atOnce, ...facts } = villa;
  const { instant, otherwise } = atOnce;
  return {
    ...facts,
    types: [...villa.types],
    features: [...villa.features],
    color,
    terms: [
      terms.maxAdults,
      terms.maxChildren,
      terms.maxBabies,
      terms.capacity,
      terms.minNightsSeason,
      terms.minNightsOther,
      terms.cleaningFee,
      terms.cleaningThreshold,
    ],
    seasons: seasons.map(packSeason),
    discounts: discounts.map(packDiscount),
    ...((instant || otherwise.length > 0) && {
      atOnce: { instant, otherwise: otherwise.map(([from, to]) => [from, to]) },
    }),
    taken: packNights(taken, today),
  };
}

/** A villa as the kernel needs it; rates and deposit, which no search uses, are 0. */
export function unpackVilla(packed: PackedVilla, today: Day): CatalogueVilla {
  const { color: _, terms, seasons, discounts, taken, atOnce = NEVER, ...facts } = packed;
  const [maxAdults, maxChildren, maxBabies, capacity, ...rules] = terms;
  const [minNightsSeason, minNightsOther, cleaningFee, cleaningThreshold] = rules;
  const party = { maxAdults, maxChildren, maxBabies };
  return {
    ...facts,
    ...party,
    terms: {
      ...party,
      capacity,
      minNightsSeason,
      minNightsOther,
      cleaningFee,
      cleaningThreshold,
      prepaymentRate: 0,
      commissionRate: 0,
      deposit: 0,
    },
    seasons: seasons.map(unpackSeason),
    discounts: discounts.map(unpackDiscount),
    atOnce,
    taken: unpackNights(taken, today),
  };
}

const NEVER: CatalogueVilla['atOnce'] = { instant: false, otherwise: [] };

function packSeason(season: Season): SeasonCells {
  const { id, startsOn, endsOn, nightly, minNights, shortStayFee, cleaningThreshold } = season;
  const cells = [
    id,
    startsOn,
    endsOn,
    nightly,
    minNights,
    shortStayFee,
    cleaningThreshold,
  ] as const;
  return hasStayDays(season) ? [...cells, stayDaysOf(season)] : [...cells];
}

function unpackSeason(cells: SeasonCells): Season {
  const [id, startsOn, endsOn, nightly, minNights, shortStayFee, cleaningThreshold, days] = cells;
  return { id, startsOn, endsOn, nightly, minNights, shortStayFee, cleaningThreshold, ...days };
}

function packDiscount(discount: Discount): DiscountCells {
  const { id, kind, rate, bookFrom, bookTo, stayFrom, stayTo, minNights, daysBefore } = discount;
  return [id, kind, rate, bookFrom, bookTo, stayFrom, stayTo, minNights, daysBefore];
}

function unpackDiscount(cells: DiscountCells): Discount {
  const [id, kind, rate, bookFrom, bookTo, stayFrom, stayTo, minNights, daysBefore] = cells;
  return { id, kind, rate, bookFrom, bookTo, stayFrom, stayTo, minNights, daysBefore };
}

/** Consecutive nights that become free at the same instant form one run. */
function packNights(taken: readonly HeldNight[], today: Day): HeldRun[] {
  const first = dayNumber(today);
  const nights = taken
    .map(({ night, expiresAt }) => ({ night: dayNumber(night) - first, expiresAt }))
    .toSorted((a, b) => a.night - b.night);
  const runs: HeldRun[] = [];
  for (const { night, expiresAt } of nights) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === night && last[2] === expiresAt) last[1] += 1;
    else runs.push([night, 1, expiresAt]);
  }
  return runs;
}

function unpackNights(runs: readonly HeldRun[], today: Day): HeldNight[] {
  return runs.flatMap(([first, length, expiresAt]) =>
    Array.from({ length }, (_, i) => ({ night: addDays(today, first + i), expiresAt })),
  );
}
