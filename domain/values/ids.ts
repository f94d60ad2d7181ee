import type { Flavor } from './flavor.ts';

export type VillaId = Flavor<number, 'villa'>;
/** Of whoever signs in: staff and owners. */
export type UserId = Flavor<number, 'user'>;
export type TownId = Flavor<number, 'town'>;
export type DistrictId = Flavor<number, 'district'>;
export type ReservationId = Flavor<string, 'reservation'>;
/** Of a guest's record (docs/architecture.md, “How a guest is known”). */
export type GuestId = Flavor<string, 'guest'>;
export type OfferId = Flavor<string, 'offer'>;
export type WishId = Flavor<string, 'wish'>;
