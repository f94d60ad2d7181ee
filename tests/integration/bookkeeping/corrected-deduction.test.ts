import { expect, it } from 'vitest';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

it('takes a deduction of a closed month back in the month in which somebody notices', async () => {
  const app = testApp({ now: '2027-06-10T09:00:00.000Z' });
  let token = '';
  async function on(day: string): Promise<void> {
    app.clock.set(`${day}T09:00:00.000Z`);
    token = await signIn(app, (await createUser(app)).email);
  }
  const read = async (path: string) =>
    (await app.call('GET', `/v1/admin/${path}`, { token })).body.content;
  const file = async (month: string) =>
    (await app.call('GET', `/v1/admin/journal/lines.csv?month=${month}`, { token })).text;

  await on('2027-06-10');
  const owner = await createOwner(app);
  const stay = await sellWeek(app, token, owner, '2027-06-12');
  await post(app, token, '/v1/admin/transactions', {
    reservation_id: stay.code,
    kind: 'deposit',
    method: 'cash',
    amount: 2_500_000,
  });
  await on('2027-06-20');
  await settleDue(app.deps);
  const body = new FormData();
  body.set('amount', '2000000');
  body.set('reason', 'Sandalye kırıldı');
  body.set('photo', new Blob([new Uint8Array([0xff, 0xd8, 0xff])]), 'x.jpg');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const path = `/v1/admin/deposits/${stay.id}/keep`;
  const { id } = (await app.call('POST', path, { token, body, headers })).body.content;

  await on('2027-07-03');
  const month = { month: '2027-06' };
  const closed = await app.call('POST', '/v1/admin/journal/close', { token, body: month });
  expect(closed.status).toBe(200);
  const june = await file('2027-06');
  expect(june).toContain(`649;Diğer olağan gelir ve kârlar (hasar);Para hareketi ${stay.code}`);
  // No money moves, and none of it is the owner's.
  const others = async () => {
    const { rows, carried, balance } = await read(
      `reports/statement?month=2027-07&owner=${owner.id}`,
    );
    const { opening, closing, totals } = await read('reports/reconciliation?month=2027-07');
    return { rows, carried, balance, opening, closing, net: totals.net };
  };
  const before = await others();

  const wrong = { amount: 1_800_000, reason: 'Bir sıfır fazla yazılmış' };
  await post(app, token, `/v1/admin/transactions/${id}/correction`, wrong);
  expect(await file('2027-06')).toBe(june);
  const what = `Para hareketi ${stay.code};`;
  expect((await file('2027-07')).trim().split('\r\n').slice(1)).toEqual([
    `202707-00001;2027-07-03;649;Diğer olağan gelir ve kârlar (hasar);${what};18000,00;`,
    `202707-00001;2027-07-03;326;Alınan depozito ve teminatlar;${what};;18000,00`,
  ]);
  expect(await others()).toEqual(before);
  expect((await read('reports/reconciliation?month=2027-07')).kinds).toEqual([
    { kind: 'kept_return', amount: 1_800_000, entries: 1 },
  ]);
});
