import { isDay } from '#domain/values/dates.ts';
import type { OfferedStay } from './offer-values.ts';

/** Villas of an offer in an address: `12.2027-07-12.2027-07-19.4.2.0`, one after the other. */
export const writeOffered = (stays: readonly OfferedStay[]): string =>
  stays
    .map(({ villa_id, checkIn, checkOut, adults, children = 0, babies = 0 }) =>
      [villa_id, checkIn, checkOut, adults, children, babies].join('.'),
    )
    .join(',');

/** The villas in an address; invalid ones are left out, so that a stale link still works. */
export function readOffered(address: string): OfferedStay[] {
  return address.split(',').flatMap((text) => {
    const [villa = '', checkIn = '', checkOut = '', ...people] = text.split('.');
    const [villa_id = 0, adults = 0, children = 0, babies = 0] = [villa, ...people].map(Number);
    const isSound = [villa_id, adults, children, babies].every(
      (count) => Number.isInteger(count) && count >= 0 && count < 1e9,
    );
    if (!isSound || villa_id < 1 || adults < 1) return [];
    const nights = isDay(checkIn) && isDay(checkOut) ? { checkIn, checkOut } : EMPTY;
    return [{ villa_id, ...nights, adults, children, babies }];
  });
}

const EMPTY = { checkIn: '', checkOut: '' };
