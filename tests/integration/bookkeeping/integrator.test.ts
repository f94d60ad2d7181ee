import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { auditLog } from '#drizzle/schema/writes.ts';
import { invoiceCalls, invoices } from '#drizzle/schema/invoices.ts';
import { NEVER } from '#domain/invoices/calls.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { playNilvera, type Played } from '#tests/support/invoices/played-nilvera.ts';
import { createAgency } from '#tests/support/reports.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';
import { sendDueInvoices } from '#worker/features/invoices/integrators/send-due.ts';
import { callFor } from '#worker/features/invoices/integrators/wanted-calls.ts';
import { sealParty } from '#worker/features/invoices/sealed-buyer.ts';
import { beginWrite } from '#worker/platform/write.ts';

const KEY = { apiKey: 'deneme-anahtari', baseUrl: 'https://apitest.nilvera.example' };
let series = 0;
let sequence = 0;

/** An agency that issues invoices, and nobody else's invoices due. */
async function start(played: Played | null, sandbox = false): Promise<TestApp> {
  const app = testApp({
    now: '2027-07-05T09:00:00.000Z',
    invoicing: { nilvera: played && KEY, sandbox },
    ...(played && { outside: played.fetch }),
  });
  const admin = await adminCalls(app);
  await createAgency(app);
  await admin.put('/v1/admin/rules/edit', { invoice_series: 'KYA', invoices_from: '2027-01-01' });
  await admin.put('/v1/admin/contact/edit', {
    site_address: 'Liman Sok. 4, 07580 Kaş / Antalya',
    tax_office: 'Kaş',
  });
  await app.deps.db.rows.update(invoiceCalls).set({ dueAt: NEVER });
  return app;
}

/** Invoices as `issueInvoices` writes them, without the stays that they are for. */
async function issue(
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

async function minutesPass(app: TestApp, minutes: number, step = 1) {
  for (let passed = 0; passed < minutes; passed += step) {
    await sendDueInvoices(app.deps);
    app.clock.advanceMinutes(step);
  }
}

const stateOf = async (app: TestApp, id: string) =>
  (await app.deps.db.read.select().from(invoices).where(eq(invoices.id, id)))[0];
const callOf = async (app: TestApp, id: string) =>
  (await app.deps.db.read.select().from(invoiceCalls).where(eq(invoiceCalls.invoiceId, id)))[0];

const numberOf = ({ series: name, sequence: n }: { series: string; sequence: number }) =>
  `${name}2027${String(n).padStart(9, '0')}`;

/** A clerk cancels. */
async function cancel(app: TestApp, one: { series: string; sequence: number }) {
  const answers = [{ number: numberOf(one), state: 'cancelled', reason: '' }];
  const admin = await adminCalls(app);
  return (await admin.post('/v1/admin/invoices/states', { answers })).body.content.changed;
}

describe('an integrator', () => {
  let played: Played;
  let app: TestApp;
  let fault = 0;
  beforeEach(async () => {
    fault = 0;
    played = playNilvera(() => fault);
    app = await start(played);
  });

  it('takes an invoice, and says later that the office has it', async () => {
    const [one] = await issue(app, 1, ['a2345678-1111-4111-8111-111111111111']);
    await sendDueInvoices(app.deps);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'sent' });
    await minutesPass(app, 60, 2);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'accepted' });
    expect(played.taken).toEqual([one!.uuid]);
    const { calls } = played;
    await minutesPass(app, 60, 10);
    expect(played.calls).toBe(calls);
  });

  it('refuses an invoice with its reason', async () => {
    const [one] = await issue(app, 1, ['02345678-1111-4111-8111-111111111111']);
    await minutesPass(app, 10);
    expect(await stateOf(app, one!.id)).toMatchObject({
      state: 'failed',
      stateReason: 'İşlem yapılamadı.; Alıcı adresi eksik',
    });
  });

  it.each([0.7, 0.62, 0.87, 0.82, 0.95])(
    'that does not say what it did (%s) is asked before anything is repeated',
    async (drawn) => {
      const [one] = await issue(app, 1);
      fault = drawn;
      await sendDueInvoices(app.deps);
      expect(await stateOf(app, one!.id)).toMatchObject({ state: 'issued' });
      expect(await callOf(app, one!.id)).toMatchObject({ stage: 'calling' });
      fault = 0;
      await minutesPass(app, 120, 5);
      expect(played.taken.filter((uuid) => uuid === one!.uuid).length).toBeLessThan(2);
      expect((await stateOf(app, one!.id))!.state).not.toBe('issued');
    },
  );

  it('cancels what it has, and the register follows its answer', async () => {
    const admin = await adminCalls(app);
    const [one] = await issue(app, 1, ['b2345678-1111-4111-8111-111111111111']);
    await minutesPass(app, 60, 2);
    const number = `${one!.series}2027000000001`;
    const answers = [{ number, state: 'cancelled', reason: '' }];
    expect((await admin.post('/v1/admin/invoices/states', { answers })).body.content.changed).toBe(
      1,
    );
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'accepted' });
    await minutesPass(app, 10);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'cancelled' });
    expect(played.kept.get(one!.uuid)?.cancelled).toBe(true);
  });

  describe.each(['earchive', 'efatura'] as const)('that has refused an %s', (profile) => {
    let one: Awaited<ReturnType<typeof issue>>[number];
    beforeEach(async () => {
      const uuid = `0${crypto.randomUUID().slice(1)}`;
      [one] = (await issue(app, 1, [uuid], profile)) as [typeof one];
      await minutesPass(app, 10);
      expect(await stateOf(app, one.id)).toMatchObject({ state: 'failed' });
    });

    it('is not asked to cancel it', async () => {
      const { calls } = played;
      expect(await cancel(app, one)).toBe(1);
      expect(await stateOf(app, one.id)).toMatchObject({ state: 'cancelled' });
      await minutesPass(app, 30, 5);
      expect(played.calls).toBe(calls);
    });

    it('says that it has none before it is asked to cancel it', async () => {
      await app.deps.db.rows
        .update(invoiceCalls)
        .set({ stage: 'known' })
        .where(eq(invoiceCalls.invoiceId, one.id));
      await cancel(app, one);
      await minutesPass(app, 10);
      expect(await stateOf(app, one.id)).toMatchObject({ state: 'cancelled' });
      expect(await callOf(app, one.id)).toMatchObject({ dueAt: NEVER, problem: '' });
    });
  });

  it('that does not find what the office has cancels nothing', async () => {
    const [one] = await issue(app, 1, [`b2${crypto.randomUUID().slice(2)}`]);
    const where = eq(invoices.id, one!.id);
    await minutesPass(app, 60, 2);
    await app.deps.db.rows.update(invoices).set({ state: 'accepted' }).where(where);
    played.kept.clear();
    await cancel(app, one!);
    await minutesPass(app, 30, 5);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'accepted' });
    expect((await callOf(app, one!.id))!.problem).toContain('bulunamadı');
  });

  it('is handed an invoice while a clerk keeps it back: the clerk hears of it', async () => {
    const [one] = await issue(app, 1);
    const read = (await callOf(app, one!.id))!;
    await sendDueInvoices(app.deps);
    const write = beginWrite(app.deps, { kind: 'system', userId: null, ip: null, requestId: null });
    const { own, step } = callFor(app.deps, write, read, 'cancelled');
    expect(own).toBe(true);
    await expect(write.run([step, write.audit('invoice.update', one!.id)])).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  it('cancels what a clerk cancelled while it was handed over', async () => {
    const { fetch } = played;
    const [one] = await issue(app, 1, [`d2${crypto.randomUUID().slice(2)}`]);
    app.deps.outside = async (...call) => {
      app.deps.outside = fetch;
      const answer = await fetch(...call);
      expect(await cancel(app, one!)).toBe(1);
      return answer;
    };
    await minutesPass(app, 30, 1);
    expect(played.kept.get(one!.uuid)?.cancelled).toBe(true);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'cancelled' });
  });

  it('that does not cancel what is on its way is asked what became of it', async () => {
    const [one] = await issue(app, 1, [`e2${crypto.randomUUID().slice(2)}`]);
    await sendDueInvoices(app.deps);
    app.deps.outside = async (url, init) =>
      String(url).endsWith('/Cancel')
        ? Response.json({ Message: 'Raporlandı' }, { status: 422 })
        : played.fetch(url, init);
    await cancel(app, one!);
    await sendDueInvoices(app.deps);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'sent' });
    await minutesPass(app, 60, 2);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'accepted' });
    expect(await callOf(app, one!.id)).toMatchObject({ problem: 'Raporlandı', dueAt: NEVER });
  });

  it.each([false, true])(
    'of before leaves its invoices to the clerk (another: %s)',
    async (sandbox) => {
      const [one] = await issue(app, 1);
      await sendDueInvoices(app.deps);
      app.deps.invoicing = { nilvera: null, sandbox };
      expect(await cancel(app, one!)).toBe(1);
      expect(await stateOf(app, one!.id)).toMatchObject({ state: 'cancelled' });
    },
  );

  it('that has the number under another UUID has not taken the invoice', async () => {
    const [one] = await issue(app, 1);
    const [uuid, number] = [crypto.randomUUID(), numberOf(one!)];
    played.kept.set(uuid, { uuid, number, askedAfter: 0, cancelled: false, bad: false });
    await sendDueInvoices(app.deps);
    const { state, stateReason } = (await stateOf(app, one!.id))!;
    expect([state, stateReason]).toEqual(['failed', expect.stringContaining('numarası')]);
  });

  it('gets the others when the buyer of one cannot be read', async () => {
    const [bad, good] = await issue(app, 2, [
      crypto.randomUUID(),
      `f2${crypto.randomUUID().slice(2)}`,
    ]);
    await app.deps.db.rows.update(invoices).set({ buyer: 'x' }).where(eq(invoices.id, bad!.id));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await sendDueInvoices(app.deps);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect(await stateOf(app, good!.id)).toMatchObject({ state: 'sent' });
    expect(await stateOf(app, bad!.id)).toMatchObject({ state: 'issued' });
    expect((await callOf(app, bad!.id))!.problem).toBe('Fatura okunamadı');
  });

  it('is asked often, and the history names what moved', async () => {
    const [one] = await issue(app, 1, [`a2${crypto.randomUUID().slice(2)}`]);
    await minutesPass(app, 60, 2);
    const rows = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, numberOf(one!)));
    expect(played.calls).toBeGreaterThan(3);
    expect(rows).toHaveLength(2);
  });

  it('gives the signed file', async () => {
    const admin = await adminCalls(app);
    const [one] = await issue(app, 1, ['c2345678-1111-4111-8111-111111111111']);
    const path = `/v1/admin/invoices/${one!.id}/file.pdf`;
    expect((await admin.get(path)).status).toBe(404);
    await sendDueInvoices(app.deps);
    const file = await app.fetch(path, { headers: { authorization: `Bearer ${admin.token}` } });
    const text = new TextDecoder().decode(await file.arrayBuffer());
    expect([file.status, text]).toEqual([200, '%PDF-1.7 deneme']);
  });

  it('that does not know our key is no reason to call an invoice refused', async () => {
    const other = await start(playNilvera(() => 0, 'another'));
    const [one] = await issue(other, 1);
    await minutesPass(other, 30, 5);
    expect(await stateOf(other, one!.id)).toMatchObject({ state: 'issued' });
    expect((await callOf(other, one!.id))!.problem).toContain('Erişim');
  });

  it('with faults takes each invoice once, and loses none', async () => {
    const draws = inject('effort').integratorInvoices;
    let state = 20_270_705;
    const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
    const faulty = playNilvera(random);
    const own = await start(faulty);
    const made = await issue(own, draws);
    const isOpen = async () =>
      (await own.deps.db.read.select().from(invoiceCalls)).some(({ dueAt }) => dueAt !== NEVER);
    // Two runs at a time: whoever is second finds that the call is out.
    for (let round = 0; round < 20_000 && (await isOpen()); round++) {
      await Promise.all([sendDueInvoices(own.deps), sendDueInvoices(own.deps)]);
      own.clock.advanceMinutes(5);
    }
    expect(new Set(faulty.taken).size).toBe(faulty.taken.length);
    for (const { id, uuid, series: name, sequence: n } of made) {
      const kept = faulty.kept.get(uuid);
      const { state: said } = (await stateOf(own, id))!;
      expect(said).toBe(kept === undefined || kept.bad ? 'failed' : 'accepted');
      if (kept) expect(kept.number).toBe(`${name}2027${String(n).padStart(9, '0')}`);
    }
    expect(faulty.calls).toBeGreaterThan(2 * draws);
    if (draws >= 2_500) expect(faulty.calls).toBeGreaterThan(10_000);
  });
});

it('of the demo is slow, silent and refuses, and every invoice comes to an end', async () => {
  const app = await start(null, true);
  const uuids = ['0', '1', '3', 'f'].map(
    (digit) => `${digit}2345678-1111-4111-8111-22222222222${digit}`,
  );
  const made = await issue(app, uuids.length, uuids);
  await minutesPass(app, 240, 2);
  const states = await Promise.all(made.map(async ({ id }) => (await stateOf(app, id))!.state));
  expect(states).toEqual(['failed', 'accepted', 'accepted', 'accepted']);
  const { token } = await adminCalls(app);
  const files = await Promise.all(
    made.map(({ id }) =>
      app.fetch(`/v1/admin/invoices/${id}/file.pdf`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  );
  expect(files.map(({ status }) => status)).toEqual([404, 200, 200, 200]);
  const pdf = new TextDecoder().decode(await files[1]!.arrayBuffer());
  expect(pdf).toMatch(/^%PDF-1\.4[^]*\(Deneme T\d\d2027000000002\)[^]*%%EOF\s*$/);
});
