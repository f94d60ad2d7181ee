import { addDays } from '#domain/values/dates.ts';
import { reservationCode, CODE_RANDOM_BYTES } from '#domain/reservation-code.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { TestApp } from './app.ts';
import { GUEST, unique } from './factories.ts';

type Row = typeof reservations.$inferInsert;

/** A past stay without nights, which a guest can review. */
export async function addPastStay(
  { deps }: TestApp,
  villaId: number,
  overrides: Partial<Row> = {},
): Promise<{ id: string; code: string; email: string }> {
  const { checkIn = '2026-09-12' } = overrides;
  const row: Row = {
    id: unique('stay'),
    code: reservationCode(crypto.getRandomValues(new Uint8Array(CODE_RANDOM_BYTES)), 2026),
    status: 'completed',
    villaId,
    checkIn,
    checkOut: addDays(checkIn, 7),
    nights: 7,
    adults: 2,
    source: 'site',
    firstName: GUEST.firstName,
    lastName: GUEST.lastName,
    phone: '+905320000000',
    email: GUEST.email,
    total: 3_500_000,
    prepaymentRate: 2000,
    commissionRate: 2000,
    lines: [],
    ...overrides,
  };
  await deps.db.rows.insert(reservations).values(row);
  return { id: row.id, code: row.code, email: row.email };
}
