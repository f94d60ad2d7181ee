import { unzipSync } from 'fflate';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '#drizzle/schema/writes.ts';
import { invoiceBuyers, invoices } from '#drizzle/schema/invoices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { purge } from '#worker/features/privacy/purge/purge.ts';
import { SEALED_COLUMNS, sealAgain } from '#worker/platform/secrets/seal-again.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { beginInvoicing, BUYER, saveBuyer } from '#tests/support/invoices/agency.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

let app: TestApp;
let guest: string;

/** Of a stay of June 2027 the guest's invoice is of the same year: it is kept to the end of 2037. */
beforeAll(async () => {
  app = testApp({ now: '2027-06-01T09:00:00.000Z' });
  const june = await adminCalls(app);
  await beginInvoicing(app, june);
  const stay = await sellWeek(app, june.token, await createOwner(app), '2027-06-14');
  guest = `stay:${stay.id}`;
  await app.deps.db.rows
    .update(reservations)
    .set({ agencyExtras: 12_000 })
    .where(eq(reservations.id, stay.id as never));
  app.clock.set('2027-07-05T09:00:00.000Z');
  const july = await adminCalls(app);
  await saveBuyer(july, guest);
  const { body } = await july.post('/v1/admin/invoices/issue', { month: '2027-06' });
  expect(body.content.issued).toHaveLength(1);
});

const issued = async () =>
  (await app.deps.db.read.select().from(invoices).where(eq(invoices.payer, guest)))[0]!;
const buyers = () =>
  app.deps.db.read.select().from(invoiceBuyers).where(eq(invoiceBuyers.key, guest));
/** What the audit log says of who bought. */
const logged = async () =>
  (
    await app.deps.db.read
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(sql`${auditLog.entity} in ('invoice', 'invoice_buyer')`)
  ).filter(({ after }) => JSON.stringify(after).includes(BUYER.name));
const purgeAt = async (now: string) => {
  const later = testApp({ now });
  await purge(later.deps);
  return later;
};

it.each([
  ['the name alone', { buyerName: 'Başkası' }],
  ['the details alone', { buyer: '' }],
  [
    'both too early',
    { buyerName: 'Silinmiş kişi', buyer: '', updatedAt: '2037-06-01T00:00:00.000Z' },
  ],
])('lets nobody change %s', async (_, change) => {
  const { id } = await issued();
  await expect(
    app.deps.db.rows.update(invoices).set(change).where(eq(invoices.id, id)),
  ).rejects.toThrow();
});

it('keeps who bought for ten years from the end of the year of the invoice, and then nobody', async () => {
  const before = await issued();
  expect(before).toMatchObject({ buyerName: BUYER.name, gross: 12_000 });
  expect([(await buyers()).length, (await logged()).length]).toEqual([1, 2]);

  await purgeAt('2037-12-31T20:59:00.000Z');
  expect(await issued()).toEqual(before);
  // What further invoices of the stay would need goes with its contract.
  expect([(await buyers()).length, (await logged()).length]).toEqual([0, 1]);

  const later = await purgeAt('2037-12-31T21:00:00.000Z');
  expect(await issued()).toMatchObject({ buyerName: 'Silinmiş kişi', buyer: '', gross: 12_000 });
  expect(await logged()).toEqual([]);

  const admin = await adminCalls(later);
  const month = await admin.get('/v1/admin/invoices?month=2027-07');
  expect(month.body.content.issued).toMatchObject([{ name: 'Silinmiş kişi', gross: 12_000 }]);
  const ubl = await admin.get(`/v1/admin/invoices/${before.id}/xml`);
  expect(ubl.status).toBe(404);
  expect(ubl.text).toContain('saklama süresi');
  const column = SEALED_COLUMNS.find(({ table }) => table === 'invoices')!;
  expect(await sealAgain(app.deps.db, app.deps.secrets.data, column)).toMatchObject({ lost: 0 });
  const files = await later.fetch('/v1/admin/invoices/files.zip?month=2027-07', {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(Object.keys(unzipSync(new Uint8Array(await files.arrayBuffer())))).toEqual([
    'faturalar-2027-07.xlsx',
  ]);
});
