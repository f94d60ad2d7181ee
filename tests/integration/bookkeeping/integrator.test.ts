import { beforeEach, describe, expect, inject, it } from 'vitest';
import { NEVER } from '#domain/invoices/calls.ts';
import { invoiceCalls } from '#drizzle/schema/invoices.ts';
import type { TestApp } from '#tests/support/app.ts';
import { callOf, issue, minutesPass, start, stateOf } from '#tests/support/invoices/integrator.ts';
import { playNilvera, type Played } from '#tests/support/invoices/played-nilvera.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';
import { sendDueInvoices } from '#worker/features/invoices/integrators/send-due.ts';

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
    await minutesPass(app, 60, 2);
    expect(await stateOf(app, one!.id)).toMatchObject({ state: 'cancelled' });
    expect(played.kept.get(one!.uuid)?.cancelled).toBe(true);
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
