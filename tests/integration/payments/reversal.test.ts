import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay, post, type Stay } from '#tests/support/payments.ts';
import { readProposalFacts } from '#worker/features/bank-statements/proposal-facts.ts';
import { inMinutes, today } from '#worker/platform/clock.ts';

describe('an entry that was entered wrongly', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const record = async ({ id }: Stay, body: object = {}, at = app) => {
    const entry = { kind: 'balance', method: 'cash', amount: 434_000, undoable: true };
    const made = await post(at, token, '/v1/admin/transactions', {
      reservation_id: id,
      ...entry,
      ...body,
    });
    expect([made.status, made.body.content?.code]).toEqual([201, undefined]);
    return made.body.content.id as string;
  };
  const reverse = (id: string, reason = 'Bir sıfır fazla', key?: string) =>
    post(app, token, `/v1/admin/transactions/${id}/reversal`, { reason }, key);
  const detail = async ({ id }: Stay) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content;
  const mailOf = async (entry: string, template: string) =>
    (await app.deps.db.read.select().from(outbox).where(eq(outbox.template, template))).find(
      ({ dedupeKey }) => dedupeKey.includes(entry),
    );

  it('is taken back by an opposite one that names it, and its waiting mail never leaves', async () => {
    const stay = await createStay(app, token);
    const before = await detail(stay);
    const wrong = await record(stay);
    const back = await reverse(wrong);
    expect([back.status, back.body.content.mail]).toEqual([201, 'held_back']);
    expect(await detail(stay)).toMatchObject({ paid: 0, open: before.open });
    const list = await app.call('GET', `/v1/admin/transactions?reservation_id=${stay.code}`, {
      token,
    });
    const [last, first] = list.body.content.items;
    expect(first).toMatchObject({ id: wrong, reversed: true, amount: 434_000 });
    expect(last).toMatchObject({ reverses: wrong, amount: -434_000, note: 'Bir sıfır fazla' });
    expect([last.paid_at, list.body.content.received]).toEqual([first.paid_at, 0]);
    expect((await mailOf(wrong, 'odeme_alindi'))?.status).toBe('skipped');
    expect(await mailOf(last.id, 'odeme_duzeltme')).toBeUndefined();
  });

  it('of a stay that has ended holds its mail back, too, whatever became of the stay since', async () => {
    const stay = await createStay(app, token);
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'expired' })
      .where(eq(reservations.id, stay.id));
    const wrong = await record(stay);
    expect((await mailOf(wrong, 'odeme_acikta'))?.status).toBe('waiting');
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'option' })
      .where(eq(reservations.id, stay.id));
    expect((await reverse(wrong)).body.content.mail).toBe('held_back');
    expect((await mailOf(wrong, 'odeme_acikta'))?.status).toBe('skipped');
  });

  it('whose mail has left is corrected by another', async () => {
    const stay = await createStay(app, token);
    const wrong = await record(stay, { undoable: false });
    await app.deps.db.rows
      .update(outbox)
      .set({ status: 'sent' })
      .where(eq(outbox.dedupeKey, `${stay.id}:${wrong}:odeme_alindi`));
    const back = await reverse(wrong);
    expect(back.body.content.mail).toBe('corrected');
    const told = await mailOf(back.body.content.id, 'odeme_duzeltme');
    expect(told).toMatchObject({ variables: { tutar: '4.340 ₺' }, status: 'waiting' });
  });

  it.each([
    ['prepayment', {}],
    ['deposit', {}],
    ['balance', { method: 'to_owner' }],
  ])('of a %s leaves every sum as it was', async (kind, body) => {
    const stay = await createStay(app, token);
    const before = await detail(stay);
    const wrong = await record(stay, { kind, ...body });
    expect((await reverse(wrong)).status).toBe(201);
    const { version: _v, history: _h, unread: _u, ...after } = await detail(stay);
    expect(before).toMatchObject(after);
  });

  describe('of a transfer that a guest has reported', () => {
    const REPORTED = 300_000;
    const transfer = { kind: 'balance', method: 'havale_eft', amount: REPORTED };

    const reported = async () => {
      const stay = await createStay(app, token);
      const link = await guestLinkOf(app, token, stay.id);
      const report = async () => {
        const form = new FormData();
        form.set('amount', String(REPORTED));
        const headers = { 'idempotency-key': crypto.randomUUID(), 'private-link': link };
        const sent = await app.call('POST', '/v1/stay/transfer', { body: form, headers });
        expect(sent.status).toBe(201);
        return sent.body.content.id as string;
      };
      const states = async () => {
        const page = await app.call('POST', '/v1/stay', { body: { link } });
        return page.body.content.own.requests.map(({ state }: { state: string }) => state);
      };
      const first = await report();
      return { stay, report, first, states };
    };

    it.each([
      ['the rest', transfer, 'accepted'],
      ['a part of the rest', { ...transfer, amount: 9_000 }, 'accepted'],
      ['the prepayment', { ...transfer, kind: 'prepayment' }, 'accepted'],
      ['a deposit', { ...transfer, kind: 'deposit' }, 'open'],
      ['cash', { ...transfer, method: 'cash' }, 'open'],
    ])('%s leaves the report as it was', async (_what, entry, state) => {
      const { stay, states } = await reported();
      const id = await record(stay, entry);
      expect(await states()).toEqual([state]);
      expect((await reverse(id)).status).toBe(201);
      expect(await states()).toEqual(['open']);
    });

    it('waits for a statement’s line again, and for a clerk', async () => {
      const { stay, first } = await reported();
      const id = await record(stay, transfer);
      const waiting = async () => {
        const query = `reservation=${stay.id}&state=open`;
        const list = await app.call('GET', `/v1/admin/stayrequests?${query}`, { token });
        const { stays } = await readProposalFacts(app.deps.db, today(app.deps.clock));
        return {
          asked: list.body.content.items.map((row: { id: string }) => row.id),
          proposed: stays.find((one) => one.id === stay.id)?.reported,
        };
      };
      expect(await waiting()).toEqual({ asked: [], proposed: 0 });
      await reverse(id);
      expect(await waiting()).toEqual({ asked: [first], proposed: REPORTED });
    });

    it('stays answered while another transfer stands, whichever is taken back first', async () => {
      const { stay, states } = await reported();
      const wrong = await record(stay, { ...transfer, amount: 30_000 });
      const right = await record(stay, transfer);
      await reverse(wrong);
      expect(await states()).toEqual(['accepted']);
      await reverse(right);
      expect(await states()).toEqual(['open']);
    });

    it('opens only the last one, and none beside a new one', async () => {
      const { stay, report, states } = await reported();
      const first = await record(stay, transfer);
      await report();
      const second = await record(stay, { ...transfer, amount: 20_000 });
      await reverse(first);
      expect(await states()).toEqual(['accepted', 'accepted']);
      await reverse(second);
      expect(await states()).toEqual(['open', 'accepted']);
    });

    it('leaves what a clerk has answered without an entry', async () => {
      const { stay, first, states } = await reported();
      const path = `/v1/admin/stayrequests/${first}`;
      const answered = await app.call('PATCH', path, { token, body: { state: 'accepted' } });
      expect(answered.status).toBe(200);
      const later = testApp({ now: inMinutes(app.deps.clock, 1) });
      await reverse(await record(stay, transfer, later));
      expect(await states()).toEqual(['accepted']);
    });
  });

  it('of a refund puts the money back, and of a payout too', async () => {
    const stay = await createStay(app, token);
    await record(stay, { amount: 3_500_000 });
    const refund = await record(stay, { kind: 'refund', amount: 100_000, note: 'Yanlış kişi' });
    await reverse(refund);
    const { open, paid } = await detail(stay);
    expect([paid, open.refund]).toEqual([3_500_000, 3_500_000]);
    const payout = await record(stay, { kind: 'owner_payout', amount: 50_000 });
    await reverse(payout);
    expect((await detail(stay)).open.payout_return).toBe(0);
  });

  it('is taken back once, whoever asks and however often', async () => {
    const stay = await createStay(app, token);
    const wrong = await record(stay);
    const key = crypto.randomUUID();
    const [first, again] = [await reverse(wrong, 'Bir', key), await reverse(wrong, 'Bir', key)];
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const twice = await reverse(wrong);
    expect([twice.status, twice.body.code]).toEqual([422, 'ENTRY_NOT_REVERSIBLE']);
    const itself = await reverse(first.body.content.id);
    expect(itself.body.code).toBe('ENTRY_NOT_REVERSIBLE');
    expect((await detail(stay)).paid).toBe(0);
  });

  it('is taken back whole, by one that says why, or not at all, whoever writes', async () => {
    const stay = await createStay(app, token);
    const wrong = await record(stay);
    await record(stay);
    const { rows } = app.deps.db;
    const [entry] = await rows.select().from(transactions).where(eq(transactions.id, wrong));
    const back = { ...entry!, id: crypto.randomUUID(), amount: -434_000, reverses: wrong };
    const write = (change: Partial<NonNullable<typeof entry>>) =>
      rows
        .insert(transactions)
        .values({ ...back, note: 'Yanlış', ...change })
        .then(
          () => 'written',
          (error: Error) => /ENTRY_[A-Z_]+|UNIQUE/.exec(String(error.cause))?.[0],
        );
    for (const change of [
      { note: ' ' },
      { kind: 'prepayment' },
      { method: 'fast' },
      { amount: -433_999 },
      { status: 'pending' },
      { provider: 'iyzico' },
      { refundOf: wrong },
      { paidAt: '2026-11-20T09:00:00.000Z' },
      { createdAt: '2026-11-20T09:00:00.000Z' },
    ] as const) {
      expect([change, await write(change)]).toEqual([change, 'ENTRY_NOT_REVERSIBLE']);
    }
    expect(await write({ reverses: null })).toBe('ENTRY_WITHOUT_AMOUNT');
    expect(await write({})).toBe('written');
    expect(await write({ id: crypto.randomUUID() })).toBe('UNIQUE');
    const refund = { id: crypto.randomUUID(), kind: 'refund', amount: 1, reverses: null } as const;
    expect(await write({ ...refund, refundOf: wrong })).toBe('ENTRY_NOT_REVERSIBLE');
    expect((await detail(stay)).paid).toBe(434_000);
  });

  it('of another day, or of money that was given back, stands', async () => {
    const stay = await createStay(app, token);
    const wrong = await record(stay);
    await record(stay, { kind: 'refund', amount: 400_000, note: 'Vazgeçti' });
    const given = await reverse(wrong);
    expect([given.status, given.body.code]).toEqual([422, 'REVERSED_WAS_GIVEN_BACK']);
    const tomorrow = testApp({ now: '2026-11-22T21:30:00.000Z' });
    const clerk = await signIn(tomorrow, (await createUser(tomorrow)).email);
    const late = await post(tomorrow, clerk, `/v1/admin/transactions/${wrong}/reversal`, {
      reason: 'Dünkü',
    });
    expect([late.status, late.body.code]).toEqual([422, 'ENTRY_NOT_REVERSIBLE']);
    expect(late.body.content).toContain('bugün');
    expect((await reverse('yok')).status).toBe(404);
    expect((await reverse(wrong, ' ')).status).toBe(400);
  });

  it('leaves a stay that it confirmed as it is, and says what is missing', async () => {
    const stay = await createStay(app, token, 'option');
    const wrong = await record(stay, { kind: 'prepayment', amount: 700_000 });
    expect((await detail(stay)).status).toBe('confirmed');
    const back = await reverse(wrong);
    expect(back.body.content.warning).toContain('7.000 ₺ eksik');
    expect((await detail(stay)).status).toBe('confirmed');
  });

  it('gives a hold its end again', async () => {
    const stay = await createStay(app, token, 'option');
    const wrong = await record(stay, { kind: 'prepayment', amount: 1000, confirm: false });
    expect((await detail(stay)).optionExpiresAt).toBeNull();
    await reverse(wrong);
    expect((await detail(stay)).optionExpiresAt).not.toBeNull();
  });
});
