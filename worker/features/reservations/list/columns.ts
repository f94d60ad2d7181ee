import { reservations } from '#drizzle/schema/reservations.ts';
import { ownerColumns } from '#worker/features/owner-questions/columns.ts';
import { villas } from '#drizzle/schema/villas.ts';

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
  paid: reservations.paid,
  guestMoney: reservations.guestMoney,
  extras: reservations.extras,
  holdExpiresAt: reservations.holdExpiresAt,
  optionExpiresAt: reservations.optionExpiresAt,
  readAt: reservations.readAt,
  version: reservations.version,
  createdAt: reservations.createdAt,
  source: reservations.source,
  language: reservations.language,
  phone: reservations.phone,
  email: reservations.email,
  prepayment: reservations.prepayment,
  deposit: reservations.deposit,
  ...ownerColumns,
};
