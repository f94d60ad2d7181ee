import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NEVER } from '#domain/invoices/calls.ts';
import { invoiceCalls, invoices } from '#drizzle/schema/invoices.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import type { TestApp } from '#tests/support/app.ts';
import {
  callOf,
  cancelByClerk,
  issue,
  minutesPass,
  numberOf,
  start,
  stateOf,
} from '#tests/support/invoices/integrator.ts';
import { playNilvera, type Played } from '#tests/support/invoices/played-nilvera.ts';
import { sendDueInvoices } from '#worker/features/invoices/integrators/send-due.ts';
import { callFor } from '#worker/features/invoices/integrators/wanted-calls.ts';
import { beginWrite } from '#worker/platform/write.ts';

describe('an integrator', () => {
  let played: Played;
  let app: TestApp;
  beforeEach(async () => {
    played = playNilvera(() => 0);
    app = await start(played);
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
      expect(await cancelByClerk(app, one)).toBe(1);
      expect(await stateOf(app, one.id)).toMatchObject({ state: 'cancelled' });
      await minutesPass(app, 30, 5);
      expect(played.calls).toBe(calls);
    });

    it('says that it has none before it is asked to cancel it', async () => {
      await app.deps.db.rows
        .update(invoiceCalls)
        .set({ stage: 'known' })
        .where(eq(invoiceCalls.invoiceId, one.id));
      await cancelByClerk(app, one);
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
    await cancelByClerk(app, one!);
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
      expect(await cancelByClerk(app, one!)).toBe(1);
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
    await cancelByClerk(app, one!);
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
      expect(await cancelByClerk(app, one!)).toBe(1);
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
});
