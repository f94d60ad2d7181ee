import type { VillaTerms } from '#domain/reservations/pricing/pricing.ts';
import type { CatalogueVilla } from '#domain/search/index/catalogue.ts';
import { pick } from '#domain/values/pick.ts';
import { shownLocation } from '#domain/villas/location.ts';
import { createHorizon } from '#domain/search/index/horizon.ts';
import { nightsReader } from './night-texts.ts';
import type { Places, VillaRow } from '../queries.ts';
import type { Span } from './villa-columns.ts';

/** The colour shown while a picture loads, when its average colour is unknown. */
export const DEFAULT_COLOR = '#d9d4c8';

/** Villas in the form the search kernel needs; prices and nights are created on demand. */
export function catalogueVillas(
  rows: readonly VillaRow[],
  { towns, districts, types, features: amenities }: Places,
  { today, nights }: Span,
): CatalogueVilla[] {
  const town = slugsOf(towns);
  const district = slugsOf(districts);
  const typesOf = slugsOf(types.filter((type) => type.active));
  const amenitiesOf = slugsOf(amenities);
  const readNights = nightsReader(createHorizon(today, nights).days);
  return rows.map(({ seasons, nights: nightsText, ...row }) => ({
    ...pick(row, 'id', 'slug', 'name'),
    thumbnail: row.cover ? `/media/${row.cover[0]}-400.avif` : '',
    town: town([row.townId])[0] ?? '',
    district: district([row.districtId])[0] ?? '',
    ...pick(row, 'capacity', 'bedrooms', 'bathrooms', 'pool'),
    permitNo: row.permitNo ?? '',
    location: shownLocation(row),
    sea: row.sea,
    rating:
      row.ratingAverage === null ? null : { average: row.ratingAverage, count: row.ratingCount },
    types: typesOf(row.typeIds),
    features: amenitiesOf(row.featureIds),
    ...pick(row, 'maxAdults', 'maxChildren', 'maxBabies'),
    order: row.displayOrder,
    createdAt: row.createdAt,
    terms: toTerms(row),
    discounts: row.discounts,
    atOnce: row.atOnce,
    get seasons() {
      return seasons();
    },
    get taken() {
      return readNights(nightsText);
    },
  }));
}

/** The slugs of row ids; unknown ids are left out. */
function slugsOf(places: readonly { id: number; slug: string }[]) {
  const byId = new Map(places.map(({ id, slug }) => [id, slug]));
  return (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
}

/** The terms a total depends on; what only a reservation needs is not read here. */
function toTerms(row: Omit<VillaRow, 'seasons' | 'nights'>): VillaTerms {
  const { maxAdults, maxChildren, maxBabies, capacity } = row;
  const { minNightsSeason, minNightsOther, cleaningFee, cleaningThreshold } = row;
  return {
    maxAdults,
    maxChildren,
    maxBabies,
    capacity,
    minNightsSeason,
    minNightsOther,
    cleaningFee,
    cleaningThreshold,
    prepaymentRate: 0,
    commissionRate: 0,
    deposit: 0,
  };
}
