import { sql } from 'drizzle-orm';
import { reservationGuests } from '#drizzle/schema/reservations.ts';
import type { TestApp } from './app.ts';
import { copyRow, piecesUpTo } from './copy-rows.ts';
import { createUser, signIn } from './factories.ts';
import { copyStay, createAgency, createReportedVilla, createSoldStay } from './reports.ts';

/** The month with all the data; every stay begins on this day of it. */
export const MONTH = '2029-03';
export const ARRIVAL = '2029-03-04';
export const NOW = `${MONTH}-02T09:00:00.000Z`;

/** The month of one owner's statement, with more stays than any owner has. */
export const STATEMENT = { month: '2029-05', stays: 1_500 };

export type LargeAgency = { token: string; villaId: number; ownerId: number; stayId: string };

/**
 * An agency with so many villas, stays, guests, payments, audit rows and erasures: the application
 * creates one of each, the others are copies.
 */
export async function createLargeAgency(app: TestApp, rows: number): Promise<LargeAgency> {
  await createAgency(app);
  const token = await signIn(app, (await createUser(app)).email);
  const villa = await createReportedVilla(app, token);
  const stay = await createSoldStay(app, token, villa, {
    checkIn: ARRIVAL,
    checkOut: '2029-03-11',
    paidAt: NOW,
  });
  await app.deps.db.rows.insert(reservationGuests).values({
    id: 'misafir',
    reservationId: stay.id,
    position: 0,
    firstName: 'Gülşah',
    lastName: 'Öztürk İnce',
    nationality: 'TR',
    identityKind: 'tckn',
    // Encrypted under an unknown key: decryption is attempted anyway.
    identityNumber: 'x'.repeat(80),
    birthDate: '1988-04-23',
  });
  await widen(app);
  await copyStay(app, stay.id, rows - 1);
  await copyRow(app, rows - 1, 'villas', {
    id: 'id + n',
    code: "code || '-' || n",
    slug: "slug || '-' || n",
    calendar_token: "calendar_token || '-' || n",
    permit_no: "permit_no || '-' || n",
  });
  await copyRow(app, rows - 1, 'reservation_guests', {
    id: "id || '-' || n",
    reservation_id: "reservation_id || '-' || printf('%06d', n)",
  });
  await copyRow(app, rows - 1, 'destruction_log', { id: 'id + n' });
  await copyRow(app, rows, 'audit_log', { id: 'id || n' }, 'order by length(after) desc limit 1');
  // Sold nights of every villa in another month and the year before, which the report compares.
  for (const year of ['2028', '2029']) {
    await copyRow(app, rows, 'reservations', {
      id: `'${year}-' || n`,
      code: `'KY${year}-' || n`,
      villa_id: 'villa_id + n - 1',
      check_in: `'${year}-06-04'`,
      check_out: `'${year}-06-11'`,
    });
    // And a night of another seller.
    for (const { from, to } of piecesUpTo(rows)) {
      await app.deps.db.rows.run(sql`insert into villa_nights (villa_id, night, kind, ref)
        select id, ${`${year}-07-20`}, 'external', 'baska' from villas
        where id between ${villa.id + from - 1} and ${villa.id + to - 1}`);
    }
  }
  const owner = await createUser(app, { role: 'OWNER' });
  await app.deps.db.rows.run(
    sql`update villas set owner_id = ${owner.id} where id = ${villa.id + 1}`,
  );
  await copyRow(app, STATEMENT.stays, 'reservations', {
    id: "'beyan-' || n",
    code: "'KY29-B' || n",
    villa_id: 'villa_id + 1',
    check_in: `'${STATEMENT.month}-04'`,
    check_out: `'${STATEMENT.month}-11'`,
  });
  return { token, villaId: villa.id, ownerId: owner.id, stayId: stay.id };
}

/** Makes the texts of the rows to be copied as long as the longest that people write. */
async function widen({ deps: { db } }: TestApp) {
  await db.rows.run(
    sql`update villas set permit_address = ${'Kalkan Mahallesi Begonvil Sokağı '.repeat(8)}, permit_holder = ${'Şükrü Çınar '.repeat(8)}`,
  );
  await db.rows.run(sql`update transactions set note = ${'Dekont yedi '.repeat(40)}`);
  await db.rows.run(
    sql`insert into audit_log (id, created_at, actor, action, entity, entity_id, after)
      values ('uzun', ${NOW}, 'system', 'setting.update', 'setting', '1', ${JSON.stringify({ text: 'Kaş'.repeat(600) })})`,
  );
  await db.rows.run(
    sql`insert into destruction_log (rule, entity, rows) values ('messages', 'message', 1)`,
  );
}
