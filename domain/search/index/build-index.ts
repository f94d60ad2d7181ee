import type { Day } from '#domain/values/dates.ts';
import { setBit, wordsFor } from './bitset.ts';
import { buildDiscounts } from './build-discounts.ts';
import { buildRates, nightSpans } from './build-rates.ts';
import { createHorizon } from './horizon.ts';
import type { CatalogueVilla, VillaCard } from './catalogue.ts';
import { buildInstantNights } from './instant-nights.ts';
import { buildMinStay } from './min-stay.ts';
import { buildNights, findNextExpiry } from './nights.ts';
import { buildOptionRows, buildStepRows } from './options.ts';
import { buildStayDays } from './stay-days.ts';
import { SHIFTS } from '../query/query.ts';
import type { Scratch, SearchIndex } from './search-index.ts';
import { createTotalsMemory } from './totals-memory.ts';

/** What an index is built for. */
export type IndexOptions = {
  /** Today in Istanbul: night 0. */
  today: Day;
  /** How many nights are for sale, 1 to 65,000; stays that leave later are never found. */
  nights: number;
  /** ISO instant with which the expiry of holds is compared. */
  now: string;
};

/** Builds the index of active villas, given in any order. */
export function buildSearchIndex(
  villas: readonly CatalogueVilla[],
  { today, nights, now }: IndexOptions,
): SearchIndex {
  const sorted = villas.toSorted((a, b) => a.order - b.order || a.id - b.id);
  const horizon = createHorizon(today, nights);
  const rates = buildRates(sorted, horizon);
  const { from, to } = nightSpans(rates);
  const nightRows = buildNights(sorted, horizon, rates, now);
  return {
    size: sorted.length,
    horizon,
    cards: sorted.map(cardOf),
    numberOf: new Map(sorted.map((villa, v) => [villa.id, v])),
    nights: nightRows,
    nextExpiry: findNextExpiry(nightRows),
    minStay: buildMinStay(rates),
    stayDays: buildStayDays(rates),
    atOnce: buildInstantNights(sorted, horizon),
    rates,
    discounts: buildDiscounts(sorted, horizon),
    from,
    to,
    capacity: Uint16Array.from(sorted, (villa) => villa.capacity),
    sea: Float32Array.from(sorted, ({ sea }) => sea ?? Infinity),
    rating: Float64Array.from(sorted, ({ rating }) => rating?.average ?? 0),
    createdAt: Float64Array.from(sorted, (villa) => Date.parse(villa.createdAt)),
    onSale: villasOnSale(from),
    options: {
      town: buildOptionRows(sorted.map((villa) => [villa.town])),
      district: buildOptionRows(sorted.map((villa) => [villa.district])),
      type: buildOptionRows(sorted.map((villa) => villa.types)),
      feature: buildOptionRows(sorted.map((villa) => villa.features)),
    },
    steps: {
      adults: buildStepRows(sorted.map((villa) => villa.terms.maxAdults)),
      children: buildStepRows(sorted.map((villa) => villa.terms.maxChildren)),
      babies: buildStepRows(sorted.map((villa) => villa.terms.maxBabies)),
      guests: buildStepRows(sorted.map((villa) => villa.terms.capacity)),
      bedrooms: buildStepRows(sorted.map((villa) => villa.bedrooms)),
      bathrooms: buildStepRows(sorted.map((villa) => villa.bathrooms)),
    },
    scratch: createScratch(sorted.length),
  };
}

function cardOf(villa: CatalogueVilla): VillaCard {
  const { id, slug, name, thumbnail, town, district, capacity, bedrooms, bathrooms } = villa;
  const { pool, permitNo, location, sea, rating } = villa;
  return {
    id,
    slug,
    name,
    thumbnail,
    town,
    district,
    capacity,
    bedrooms,
    bathrooms,
    pool,
    permitNo,
    location,
    sea,
    rating,
  };
}

function villasOnSale(from: Uint32Array): Uint32Array {
  const bits = new Uint32Array(wordsFor(from.length));
  from.forEach((price, villa) => {
    if (price > 0) setBit(bits, bits.length, 0, villa);
  });
  return bits;
}

function createScratch(size: number): Scratch {
  const bits = () => new Uint32Array(wordsFor(size));
  return {
    filtered: bits(),
    matched: bits(),
    left: bits(),
    spare: bits(),
    together: { size: 0, rows: [], offsets: [] },
    shifted: SHIFTS.map((shift) => ({ shift, villas: bits() })),
    open: null,
    inSeason: null,
    occupied: bits(),
    list: new Uint32Array(size),
    heap: { size: 0, keys: new Float64Array(size), villas: new Uint32Array(size) },
    totals: createTotalsMemory(size),
    moved: null,
  };
}
