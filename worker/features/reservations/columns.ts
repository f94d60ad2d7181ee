import { sql } from 'drizzle-orm';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** What was received for a reservation so far, refunds taken off, in kuruş; deposits apart. */
export const paidSum = sql<number>`coalesce((
  select sum(case kind when 'refund' then -amount else amount end) from transactions
  where reservation_id = reservations.id and status = 'succeeded'
    and kind in ('prepayment', 'balance', 'extra', 'refund')
), 0)`;

/** The columns of a row of the list and of the export. */
export const listColumns = {
  id: reservations.id,
  code: reservations.code,
  status: reservations.status,
  villaId: reservations.villaId,
  villaName: villas.name,
  villaSlug: villas.slug,
  firstName: reservations.firstName,
  lastName: reservations.lastName,
  checkIn: reservations.checkIn,
  checkOut: reservations.checkOut,
  nights: reservations.nights,
  adults: reservations.adults,
  children: reservations.children,
  babies: reservations.babies,
  total: reservations.total,
  paid: paidSum,
  holdExpiresAt: reservations.holdExpiresAt,
  optionExpiresAt: reservations.optionExpiresAt,
  readAt: reservations.readAt,
  version: reservations.version,
  createdAt: reservations.createdAt,
  source: reservations.source,
  phone: reservations.phone,
  email: reservations.email,
  prepayment: reservations.prepayment,
  deposit: reservations.deposit,
};
