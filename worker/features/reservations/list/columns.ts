import { pick } from '#domain/values/pick.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { ownerColumns } from '#worker/features/owner-questions/columns.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** The columns of a row of the list and of the export. */
export const listColumns = {
  ...pick(reservations, 'id', 'code', 'status', 'villaId'),
  villaName: villas.name,
  villaSlug: villas.slug,
  ...pick(reservations, 'firstName', 'lastName', 'checkIn', 'checkOut', 'nights', 'adults'),
  ...pick(reservations, 'children', 'babies', 'total', 'paid', 'guestMoney', 'extras'),
  ...pick(reservations, 'holdExpiresAt', 'optionExpiresAt', 'readAt', 'version', 'createdAt'),
  ...pick(reservations, 'source', 'language', 'phone', 'email', 'prepayment', 'deposit'),
  ...ownerColumns,
};
