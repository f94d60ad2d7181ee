import * as z from 'zod';
import { ShorePlace } from './shore.ts';

/** A region as shown in menus, tiles and lists. */
export const PublicTown = z.object({
  id: z.int(),
  /** The same number, by the name that it has in paths and other rows. */
  town_id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Name of its district (ilçe). */
  district: z.string(),
  districtSlug: z.string(),
  /** Path of the page of that ilçe. */
  districtPath: z.string(),
  /** Position of its name on the map. */
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Beaches, bays and harbours near it. */
  shore: z.array(ShorePlace),
  popular: z.boolean(),
  intro: z.string(),
  /** Key of a 4:3 picture: the region's own, else the cover of its first villa. */
  image: z.string().nullable(),
  /** Average colour, shown until the picture has loaded. */
  color: z.string().optional(),
  /** Villas on sale. */
  villas: z.int(),
});
export type PublicTown = z.infer<typeof PublicTown>;

/** GET /v1/district: an ilçe with at least one of our regions. */
export const PublicDistrict = z.object({
  id: z.int(),
  /** The same number, by the name that it has in paths and other rows. */
  district_id: z.int(),
  slug: z.string(),
  name: z.string(),
  province: z.string(),
  /** Path of its page (domain/locations/district-address.ts). */
  path: z.string(),
  /** Villas on sale. */
  villas: z.int(),
});
export type PublicDistrict = z.infer<typeof PublicDistrict>;

/** GET /v1/town: the regions, and the districts they lie in. */
export const TownList = z.object({
  towns: z.array(PublicTown),
  districts: z.array(PublicDistrict),
});
export type TownList = z.infer<typeof TownList>;

/** GET /v1/town/popular */
export const PopularTownList = TownList.pick({ towns: true });
