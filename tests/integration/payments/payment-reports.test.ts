import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { sandboxSays, checkoutOf, startCard, booksOf } from '#tests/support/card-payments.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post } from '#tests/support/payments.ts';

describe('the report of a month', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    // A month of its own: the ledger is shared by all tests.
    app = testApp({ now: '2031-03-10T09:00:00.000Z' });
    token = await signIn(app, (await createUser(app)).email);
  });

  const record = (code: string, entry: object) =>
    post(app, token, '/v1/admin/transactions', {
      reservation_id: code,
      method: 'havale_eft',
      ...entry,
    });
  const reconcile = async (month: string) => {
    const path = `/v1/admin/reports/reconciliation?month=${month}`;
    return (await app.call('GET', path, { token })).body.content;
  };

  /** A confirmed week of a new owner's villa that pays the owner 3.500 ₺ out of a 7.000 ₺ prepayment. */
  const ownersStay = async () => {
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, {
      ownerId: owner.id,
      commissionRate: 1000,
      seasons: [{ from: '2031-01-01', to: '2031-12-31', lira: 5000 }],
    });
    const stay = { checkIn: '2031-03-17', checkOut: '2031-03-24' };
    const asked = await requestStay(app, { slug: villa.slug, ...stay });
    const code: string = asked.body.content.reservationCode;
    const list = await app.call('GET', `/v1/admin/reservations?reservation_id=${code}`, { token });
    await moveStay(app, token, list.body.content.items[0].id, { status: 'confirmed' });
    return { owner, villa, code };
  };

  it('is the sum of its ledger, by way, kind and day', async () => {
    const { code } = await ownersStay();
    const before = await reconcile('2031-03');
    const paidAt = '2031-03-05T22:30:00.000Z';
    await record(code, { kind: 'prepayment', amount: 700_000, paidAt });
    await record(code, { kind: 'deposit', method: 'cash', amount: 500_000 });
    await record(code, { kind: 'refund', amount: 50_000, note: 'Fazla' });
    await record(code, { kind: 'owner_payout', amount: 350_000 });
    app.trips.count = 0;
    const month = await reconcile('2031-03');
    expect(app.trips.count).toBeLessThanOrEqual(2);
    expect(month.totals.net - before.totals.net).toBe(800_000);
    expect(month.totals.paid_out - before.totals.paid_out).toBe(350_000);
    expect(month.closing).toBe(month.opening + month.totals.net);
    // Half past one at night in Türkiye is the next day there.
    expect(month.days.map(({ day }: { day: string }) => day)).toContain('2031-03-06');
    expect((await reconcile('2031-04')).opening).toBe(month.closing);
  });

  it('lists what every owner is owed, equal to their statements, and not for owners', async () => {
    const { owner, code } = await ownersStay();
    await record(code, { kind: 'prepayment', amount: 700_000 });
    await record(code, { kind: 'owner_payout', amount: 150_000, note: 'Mart' });
    const balances = (month: string, who = token) =>
      app.call('GET', `/v1/admin/reports/balances?month=${month}`, { token: who });
    for (const month of ['2031-02', '2031-03', '2031-04']) {
      app.trips.count = 0;
      const { owners } = (await balances(month)).body.content;
      expect(app.trips.count).toBeLessThanOrEqual(2);
      const path = `/v1/admin/reports/statement?month=${month}&owner=${owner.id}`;
      const { carried, balance, totals } = (await app.call('GET', path, { token })).body.content;
      const { payout, paid_this_month } = totals;
      const line = owners.find((row: any) => row.owner.id === owner.id);
      const isListed = month !== '2031-02';
      expect(line !== undefined).toBe(isListed);
      if (isListed) expect(line).toMatchObject({ carried, balance, payout, paid_this_month });
      const sums = owners.map((row: any) => row.balance);
      expect(sums).toEqual(sums.toSorted((a: number, b: number) => b - a));
    }
    expect((await balances('2031-03', await signIn(app, owner.email))).status).toBe(403);
  });

  it('of several months is the sum of theirs, and ends before it begins for nobody', async () => {
    const { owner, code } = await ownersStay();
    await record(code, { kind: 'prepayment', amount: 700_000 });
    await record(code, { kind: 'owner_payout', amount: 150_000, note: 'Mart' });
    const read = (query: string) =>
      app.call('GET', `/v1/admin/reports/statement?owner=${owner.id}&${query}`, { token });
    const whole = (await read('month=2031-02&until=2031-04')).body.content;
    const months = await Promise.all(
      ['2031-02', '2031-03', '2031-04'].map(
        async (month) => (await read(`month=${month}`)).body.content,
      ),
    );
    expect(whole).toMatchObject({
      month: '2031-02',
      until: '2031-04',
      carried: months[0].carried,
      balance: months[2].balance,
      stays: months.flatMap(({ stays }) => stays),
      payouts: months.flatMap(({ payouts }) => payouts),
    });
    const backwards = await read('month=2031-04&until=2031-02');
    expect([backwards.status, backwards.body.issues[0].path]).toEqual([400, 'until']);
  });

  it("is an owner's: stays, payouts, and a balance that the ledger gives", async () => {
    const { owner, code, villa } = await ownersStay();
    await record(code, { kind: 'prepayment', amount: 700_000 });
    await record(code, { kind: 'owner_payout', amount: 150_000, note: 'Mart' });
    const theirs = await signIn(app, owner.email);
    const read = async (query: string, who = theirs) =>
      app.call('GET', `/v1/admin/reports/statement?${query}`, { token: who });
    app.trips.count = 0;
    const mine = (await read('month=2031-03')).body.content;
    expect(app.trips.count).toBeLessThanOrEqual(2);
    expect(mine).toMatchObject({
      owner: { id: owner.id },
      stays: [
        {
          reservation_id: code,
          villa_id: villa.id,
          gross: 3_500_000,
          commission: 350_000,
          at_door: 2_800_000,
          collected: 700_000,
          payout: 350_000,
          paid_out: 150_000,
          left: 200_000,
        },
      ],
      payouts: [{ amount: 150_000, note: 'Mart' }],
      carried: 0,
      balance: 200_000,
    });
    expect((await read('month=2031-04')).body.content).toMatchObject({
      stays: [],
      carried: 200_000,
      balance: 200_000,
    });
    expect((await read(`month=2031-03&owner=${owner.id}`, token)).body.content).toEqual(mine);

    const other = await createUser(app, { role: 'OWNER' });
    const foreign = await read(`month=2031-03&owner=${other.id}`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await read('month=2031-03', token)).status).toBe(422);
    expect((await read('month=2031-13')).status).toBe(400);
  });

  it('shows alarms until somebody records what was done', async () => {
    const own = testApp();
    const clerk = await signIn(own, (await createUser(own)).email);
    const stay = await createStay(own, clerk, 'option');
    await startCard(own, stay);
    const { id } = await checkoutOf(own, stay);
    await sandboxSays(own, { checkout: id, amount: 100_000 });
    expect((await booksOf(own, stay)).alarms).toEqual(['amount_differs 100000']);
    const list = async (query = '') =>
      (
        await own.call('GET', `/v1/admin/paymentalarms?${query}`, { token: clerk })
      ).body.content.items.find(
        (alarm: { reservation_uid: string }) => alarm.reservation_uid === stay.id,
      );
    const alarm = await list();
    expect(alarm).toMatchObject({ reservation_id: stay.code, label: 'Tutar farklı' });
    expect(alarm.sentence).toContain('1.000 ₺');
    const resolve = () =>
      own.call('PATCH', '/v1/admin/paymentalarms', {
        token: clerk,
        body: { id: alarm.id, resolution: 'Farkı havaleyle aldık' },
      });
    expect((await resolve()).body.content).toMatchObject({ resolved_by: 'Şule Iğdır' });
    const again = await resolve();
    expect([again.status, again.body.code]).toEqual([409, 'ALARM_RESOLVED']);
    expect(await list()).toBeUndefined();
    expect(await list('open=0')).toMatchObject({ resolution: 'Farkı havaleyle aldık' });
  });
});
