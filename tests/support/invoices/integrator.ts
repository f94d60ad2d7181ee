import { eq } from 'drizzle-orm';
import { NEVER } from '#domain/invoices/calls.ts';
import { invoiceCalls, invoices } from '#drizzle/schema/invoices.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { beginInvoicing } from '#tests/support/invoices/agency.ts';
import type { Played } from '#tests/support/invoices/played-nilvera.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';
import { sendDueInvoices } from '#worker/features/invoices/integrators/send-due.ts';
import { sealParty } from '#worker/features/invoices/sealed-buyer.ts';

const KEY = { apiKey: 'deneme-anahtari', baseUrl: 'https://apitest.nilvera.example' };
let series = 0;
let sequence = 0;

/** An agency that issues invoices, and nobody else's invoices due. */
export async function start(played: Played | null, sandbox = false): Promise<TestApp> {
  const app = testApp({
    now: '2027-07-05T09:00:00.000Z',
    invoicing: { nilvera: played && KEY, sandbox },
    ...(played && { outside: played.fetch }),
  });
  const admin = await adminCalls(app);
  await beginInvoicing(app, admin);
  await app.deps.db.rows.update(invoiceCalls).set({ dueAt: NEVER });
  return app;
}

/** Invoices as `issueInvoices` writes them, without the stays that they are for. */
export async function issue(
  app: TestApp,
  count: number,
  uuids: readonly string[] = [],
  profile: 'earchive' | 'efatura' = 'earchive',
) {
  series += 1;
  const name = `T${String(series).padStart(2, '0')}`;
  const made = [];
  for (let n = 1; n <= count; n++) {
    const id = `${name}-${++sequence}`;
    const party = {
      number: { kind: 'tckn' as const, number: '10000000146' },
      name: 'Şule Iğdır',
      address: { street: 'Çarşı Cad. 3', district: 'Kaş', city: 'Antalya', country: 'Türkiye' },
    };
    const row = {
      id,
      uuid: uuids[n - 1] ?? crypto.randomUUID(),
      series: name,
      year: 2027,
      sequence: n,
      kind: 'sale' as const,
      profile,
      what: 'services' as const,
      payer: `stay:${id}`,
      buyerName: party.name,
      buyer: await sealParty(app.deps, id, party),
      issuedOn: '2027-07-05',
      issuedAt: '12:00:00',
      net: 100,
      vat: 20,
      gross: 120,
    };
    made.push(row);
    await app.deps.db.rows.batch([
      app.deps.db.rows.insert(invoices).values(row),
      app.deps.db.rows.insert(invoiceCalls).values({
        invoiceId: id,
        integrator: app.deps.invoicing.nilvera ? 'nilvera' : 'sandbox',
        stage: 'wanted' as const,
        wish: 'create' as const,
        dueAt: app.clock.now().toISOString(),
      }),
    ]);
  }
  return made;
}

export async function minutesPass(app: TestApp, minutes: number, step = 1) {
  for (let passed = 0; passed < minutes; passed += step) {
    await sendDueInvoices(app.deps);
    app.clock.advanceMinutes(step);
  }
}

export const stateOf = async (app: TestApp, id: string) =>
  (await app.deps.db.read.select().from(invoices).where(eq(invoices.id, id)))[0];
export const callOf = async (app: TestApp, id: string) =>
  (await app.deps.db.read.select().from(invoiceCalls).where(eq(invoiceCalls.invoiceId, id)))[0];

export const numberOf = ({ series: name, sequence: n }: { series: string; sequence: number }) =>
  `${name}2027${String(n).padStart(9, '0')}`;

/** A clerk cancels. */
export async function cancelByClerk(app: TestApp, one: { series: string; sequence: number }) {
  const answers = [{ number: numberOf(one), state: 'cancelled', reason: '' }];
  const admin = await adminCalls(app);
  return (await admin.post('/v1/admin/invoices/states', { answers })).body.content.changed;
}
