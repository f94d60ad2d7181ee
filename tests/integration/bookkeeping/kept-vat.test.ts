import { beforeAll, expect, it } from 'vitest';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla } from '#tests/support/factories.ts';
import { addPastStay } from '#tests/support/past-stay.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof adminCalls>>;

/** 1.200 ₺ kept of a stay that was called off on 20 October 2026. */
beforeAll(async () => {
  app = testApp();
  admin = await adminCalls(app);
  const villa = await createVilla(app);
  await addPastStay(app, villa.id, {
    status: 'cancelled',
    kept: 120_000,
    closedAt: '2026-10-20T09:00:00.000Z',
  });
});

const october = async (): Promise<Journal> =>
  (await admin.get('/v1/admin/journal?month=2026-10')).body.content;
const sums = ({ accounts }: Journal) =>
  Object.fromEntries(accounts.map(({ role, debit, credit }) => [role, debit - credit]));
const taxFrom = (kept_vat_from: string) => admin.put('/v1/admin/rules/edit', { kept_vat_from });

it('splits VAT off the amount retained of a cancelled stay, from the day in the setting', async () => {
  expect(sums(await october())).toEqual({ guests: 120_000, kept: -120_000 });
  expect((await october()).invoices).toEqual([]);

  expect((await taxFrom('2026-10-21')).status).toBe(200);
  expect(sums(await october())).toEqual({ guests: 120_000, kept: -120_000 });

  expect((await taxFrom('2026-10-20')).status).toBe(200);
  const taxed = await october();
  expect(sums(taxed)).toEqual({ guests: 120_000, kept: -100_000, kept_vat: -20_000 });
  expect(taxed.debit).toBe(taxed.credit);
  expect(taxed.invoices).toMatchObject([
    { to: 'guest', what: 'kept', net: 100_000, vat: 20_000, gross: 120_000 },
  ]);

  expect((await taxFrom('')).status).toBe(200);
  expect(sums(await october())).toEqual({ guests: 120_000, kept: -120_000 });
  expect((await taxFrom('20 Ekim')).status).toBe(400);
});

it('writes corrections caused by another day into the next month', async () => {
  expect((await admin.post('/v1/admin/journal/close', { month: '2026-10' })).status).toBe(200);
  await taxFrom('2026-10-01');
  expect(sums(await october())).toEqual({ guests: 120_000, kept: -120_000 });
  const november: Journal = (await admin.get('/v1/admin/journal?month=2026-11')).body.content;
  expect(sums(november)).toEqual({ kept: 20_000, kept_vat: -20_000 });
  expect(november.corrections).toBe(1);
});
