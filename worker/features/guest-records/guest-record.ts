import type { GuestRecord, GuestStay } from '#domain/guest-records/schema.ts';
import { kindOfContact, shownContact } from '#domain/guest-records/contacts.ts';
import { duesOf, NO_DUES } from '#domain/payments/dues.ts';
import { asOf } from '#domain/reservation-hold.ts';
import type { Status } from '#domain/reservation-status.ts';
import { pick } from '#domain/values/pick.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type GuestRecordRows, readGuestRecord } from './record-queries.ts';

/** States in which a guest may owe something. */
const OWING: readonly Status[] = ['option', 'confirmed', 'staying'];

/**
 * A guest record with stays, money, consents and possible duplicates. One trip. @throws `NOT_FOUND`
 */
export async function getGuestRecord(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
): Promise<GuestRecord> {
  const rows = await readGuestRecord(db, id);
  const now = instant(clock);
  const { row, refusedByName } = rows.record;
  const contacts = rows.contacts.map(({ value }) => value);
  const stays = rows.stays.map((stay) => toStay(stay, now));
  const sum = (key: 'paid' | 'owed' | 'at_door') =>
    stays.reduce((total, stay) => total + stay[key], 0);
  return {
    id,
    version: row.version,
    name: row.name,
    phones: contacts.filter((value) => kindOfContact(value) === 'phone'),
    emails: contacts.filter((value) => kindOfContact(value) === 'email'),
    whatsapp: contacts.some((value) => kindOfContact(value) === 'whatsapp'),
    language: row.language,
    tags: rows.tags.map(({ tag }) => tag),
    refused:
      row.refusedAt === null
        ? null
        : { reason: row.refusedReason ?? '', at: row.refusedAt, by: refusedByName },
    created_at: row.createdAt,
    seen_at: row.lastSeenAt,
    stays,
    money: { paid: sum('paid'), owed: sum('owed'), at_door: sum('at_door') },
    consents: toConsents(rows),
    doubles: rows.doubles.map(({ byContact, contact, ...double }) => ({
      ...double,
      contact: contact === null ? '' : shownContact(contact),
      why: byContact === 1 ? 'contact' : 'name',
    })),
    merges: rows.merges,
  };
}

function toStay({ row: stored, villa }: GuestRecordRows['stays'][number], now: string): GuestStay {
  const row = asOf(stored, now);
  const dues = OWING.includes(row.status) ? duesOf(row) : NO_DUES;
  return {
    id: row.id,
    reservation_id: row.code,
    villa_name: villa,
    checkin: row.checkIn,
    checkout: row.checkOut,
    ...pick(row, 'status', 'total', 'paid'),
    owed: dues.prepayment + dues.extras + dues.parts,
    at_door: dues.atDoor,
    note: row.agencyNote,
  };
}

function toConsents({ stays, newsletter }: GuestRecordRows): GuestRecord['consents'] {
  return [
    ...stays
      .filter(({ row }) => row.consentAt !== null)
      .map(({ row }) => ({
        label: 'Kampanya ve duyuru izni',
        given: row.marketing,
        at: row.consentAt,
        of: row.code,
      })),
    ...newsletter.map(({ given, at }) => ({ label: 'Bülten', given: given === 1, at, of: null })),
  ];
}
