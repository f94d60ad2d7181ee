import type { Day } from '#domain/values/dates.ts';
import type { Location } from '#domain/maps/projection.ts';
import type { Discount, Season, VillaTerms } from '#domain/reservations/pricing/pricing.ts';

/** What a result card shows of a villa. Towns and districts are slugs. */
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
  /** About where it is (domain/villas/location.ts); null when nobody knows. */
  location: Location | null;
  /** Metres to the sea; null when nobody measured. */
  sea: number | null;
  /** Null while nobody has rated. */
  rating: { average: number; count: number } | null;
};

/** A night somebody holds; `expiresAt` is the ISO instant it is free again, null: never. */
export type HeldNight = { night: Day; expiresAt: string | null };

/**
 * An active villa as the kernel takes it in. Who may stay and what it costs is read from `terms`,
 * as a quote reads it; the same figures beside it are for cards and sorting. `prepaymentRate`,
 * `commissionRate` and `deposit` are not used here: blank them in anything sent to a browser.
 */
export type CatalogueVilla = VillaCard & {
  /** Slugs. */
  types: readonly string[];
  /** Slugs. */
  features: readonly string[];
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /** Place in the default sort, smaller first; equal places are ordered by id. */
  order: number;
  /** ISO instant. */
  createdAt: string;
  terms: VillaTerms;
  seasons: readonly Season[];
  discounts: readonly Discount[];
  /** Expired holds may be among them. */
  taken: readonly HeldNight[];
};
