import type { Day } from '#domain/values/dates.ts';
import type { Location } from '#domain/maps/projection.ts';
import type { Discount, Season, VillaTerms } from '#domain/reservations/pricing/pricing.ts';
import type { InstantWord } from './instant-nights.ts';

/** The facts of a villa on a result card. Towns and districts are slugs. */
export type VillaCard = {
  id: number;
  slug: string;
  name: string;
  thumbnail: string;
  town: string;
  district: string;
  /** Adults and children together. */
  capacity: number;
  bedrooms: number;
  bathrooms: number;
  /** A short Turkish label, "Özel havuz". */
  pool: string;
  permitNo: string;
  /** The shown location (domain/villas/location.ts); null when unknown. */
  location: Location | null;
  /** Metres to the sea; null when unknown. */
  sea: number | null;
  /** Null while nobody has rated. */
  rating: { average: number; count: number } | null;
};

/** A taken night; `expiresAt` is the ISO instant at which it becomes free, null: never. */
export type HeldNight = { night: Day; expiresAt: string | null };

/**
 * An active villa as the kernel needs it. Capacity and price are read from `terms`, as in a quote;
 * the same figures beside it are for cards and sorting. `prepaymentRate`, `commissionRate` and
 * `deposit` are not used here: blank them in anything sent to a browser.
 */
export type CatalogueVilla = VillaCard & {
  /** Slugs. */
  types: readonly string[];
  /** Slugs. */
  features: readonly string[];
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /** Position in the default order, smaller first; ties are ordered by id. */
  order: number;
  /** ISO instant. */
  createdAt: string;
  terms: VillaTerms;
  seasons: readonly Season[];
  discounts: readonly Discount[];
  /** Which nights can be booked at once. */
  atOnce: InstantWord;
  /** Expired holds may be among them. */
  taken: readonly HeldNight[];
};
