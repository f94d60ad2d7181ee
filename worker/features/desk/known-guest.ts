import type { KnownGuest, KnownGuestQuery } from '#domain/desk/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { Database } from '../../platform/database/database.ts';
import { readStaysOf } from './queries.ts';

/** Stays that became one: what was only asked for is no stay. */
const SURE: readonly Status[] = ['confirmed', 'staying', 'completed'];

/** Who calls, by phone or e-mail; null for somebody new. One trip. */
export async function findKnownGuest(
  db: Database,
  { phone, email }: KnownGuestQuery,
): Promise<KnownGuest | null> {
  if (phone === undefined && email === undefined) return null;
  const stays = await readStaysOf(db, phone ?? null, email ?? null);
  const [latest] = stays;
  if (latest === undefined) return null;
  const last = stays.find(({ status }) => SURE.includes(status));
  const { firstName, lastName } = latest;
  return {
    first_name: firstName,
    last_name: lastName,
    phone: stays.find((stay) => stay.phone !== '')?.phone ?? '',
    email: stays.find((stay) => stay.email !== '')?.email ?? '',
    requests: stays.length,
    stays: stays.filter(({ status }) => SURE.includes(status)).length,
    no_shows: stays.filter(({ status }) => status === 'no_show').length,
    last_stay:
      last === undefined
        ? null
        : {
            reservation_id: last.code,
            villa_name: last.villa,
            checkin: last.checkIn,
            checkout: last.checkOut,
            total: last.total,
          },
    note: stays.find(({ agencyNote }) => agencyNote !== '')?.agencyNote ?? '',
  };
}
