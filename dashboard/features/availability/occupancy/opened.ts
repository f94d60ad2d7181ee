import { type Day, isDay } from '#domain/values/dates.ts';

/** What is open beside the calendar; the address holds it. */
export type Opened =
  | { what: 'reservation' | 'block' | 'external'; ref: string }
  | { what: 'new'; villaId: number; from: Day; to: Day };

/** The part of the address: `block.01ab…`, `new.12.2027-06-01.2027-06-05`. */
export function toAddress(opened: Opened): string {
  return opened.what === 'new'
    ? ['new', opened.villaId, opened.from, opened.to].join('.')
    : `${opened.what}.${opened.ref}`;
}

/** Null for an address that names nothing. */
export function readAddress(address: string): Opened | null {
  const [what = '', ...rest] = address.split('.');
  if (what === 'new') {
    const [villaId = '', from = '', to = ''] = rest;
    const isSound = /^\d{1,9}$/.test(villaId) && isDay(from) && isDay(to) && from < to;
    return isSound ? { what, villaId: Number(villaId), from, to } : null;
  }
  const ref = rest.join('.');
  if (what !== 'reservation' && what !== 'block' && what !== 'external') return null;
  return ref === '' ? null : { what, ref };
}
