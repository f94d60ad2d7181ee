import { kindOfContact } from '#domain/guest-records/contacts.ts';
import type { KnownGuest, KnownGuestInput } from '#domain/desk/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readCaller } from './queries.ts';

/** States of requests that became stays. */
const SURE: readonly Status[] = ['confirmed', 'staying', 'completed'];

/** The caller, found by phone or e-mail; null when unknown. One trip. */
export async function findKnownGuest(
  db: Database,
  { phone, email }: KnownGuestInput,
): Promise<KnownGuest | null> {
  if (phone === undefined && email === undefined) return null;
  const { records, stays } = await readCaller(db, phone ?? null, email ?? null);
  const [record] = records;
  if (record === undefined) return null;
  const { row } = record;
  const contacts = JSON.parse(record.contacts) as string[];
  const last = stays.find(({ status }) => SURE.includes(status));
  return {
    guest_id: row.id,
    ...nameOf(stays[0], row.name),
    phone: stays.find((stay) => stay.phone !== '')?.phone ?? pick(contacts, 'phone'),
    email: stays.find((stay) => stay.email !== '')?.email ?? pick(contacts, 'email'),
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
    tags: JSON.parse(record.tags) as string[],
    refused: row.refusedAt === null ? null : (row.refusedReason ?? ''),
  };
}

const pick = (contacts: readonly string[], kind: 'phone' | 'email') =>
  contacts.find((value) => kindOfContact(value) === kind) ?? '';

/** The name from their latest stay; people who only wrote gave a name in one piece. */
function nameOf(stay: { firstName: string; lastName: string } | undefined, name: string) {
  if (stay !== undefined) return { first_name: stay.firstName, last_name: stay.lastName };
  const end = name.lastIndexOf(' ');
  return end < 0
    ? { first_name: name, last_name: '' }
    : { first_name: name.slice(0, end), last_name: name.slice(end + 1) };
}
