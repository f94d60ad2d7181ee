import type { Status } from '#domain/reservation-status.ts';
import { addDays, type Day } from '#domain/values/dates.ts';

/** Days before an arrival from which its owner may call the guest; the same as for the reminder. */
export const OWNER_CONTACT_DAYS = 2;

/**
 * Whether the owner of a house may see a guest's phone number: for a confirmed stay, from two days
 * before it begins to the day it ends. Handing over the house is required by the contract (KVKK,
 * law 6698, art. 5/2-c); earlier, later, or before the stay is confirmed, it would exceed that
 * purpose (art. 4/2-ç). Owners never see e-mail addresses, identity numbers or agency notes.
 */
export const ownerMayCall = (
  { status, checkIn, checkOut }: { status: Status; checkIn: Day; checkOut: Day },
  today: Day,
): boolean =>
  (status === 'confirmed' || status === 'staying') &&
  addDays(checkIn, -OWNER_CONTACT_DAYS) <= today &&
  today <= checkOut;
