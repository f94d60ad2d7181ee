import type { Status } from '../reservation-status.ts';
import { addDays, type Day } from '../values/dates.ts';

/** From how many days before an arrival on its owner may call the guest, as its reminder is sent. */
export const OWNER_CONTACT_DAYS = 2;

/**
 * Whether the owner of a house may see the phone of a guest: of a stay that is sure, from two days
 * before it begins to the day it ends. Handing the house over is what the contract asks for (KVKK, law
 * 6698, art. 5/2-c); longer than that, and before the stay is sure, it would be more than the purpose
 * needs (art. 4/2-ç). E-mail addresses, identity numbers and agency notes are never theirs.
 */
export const ownerMayCall = (
  { status, checkIn, checkOut }: { status: Status; checkIn: Day; checkOut: Day },
  today: Day,
): boolean =>
  (status === 'confirmed' || status === 'staying') &&
  addDays(checkIn, -OWNER_CONTACT_DAYS) <= today &&
  today <= checkOut;
