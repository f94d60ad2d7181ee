import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { post } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]);
const DEPOSIT = 500_000;

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = testApp({ now: '2027-05-10T12:30:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
});

const record = (code: string, entry: object) =>
  post(app, token, '/v1/admin/transactions', {
    reservation_id: code,
    method: 'cash',
    amount: DEPOSIT,
    ...entry,
  });

/** A guest who is there, with the deposit taken at the door. */
async function stayingWithDeposit(state: 'confirmed' | 'staying' = 'staying') {
  const owner = await createOwner(app);
  const stay = await sellWeek(app, token, owner, '2027-05-10');
  await record(stay.code, { kind: 'deposit' });
  if (state === 'staying') {
    // As the cron does on the day.
    await app.deps.db.rows
      .update(reservations)
      .set({ status: 'staying' })
      .where(eq(reservations.id, stay.id));
  }
  return { ...stay, owner };
}

function keep(
  id: string,
  { amount = 150_000, reason = 'Cam masa kırıldı', photo = new Blob([JPEG]) as Blob | null } = {},
  key: string = crypto.randomUUID(),
) {
  const body = new FormData();
  body.set('amount', String(amount));
  body.set('reason', reason);
  if (photo) body.set('photo', photo, 'hasar.jpg');
  const headers = { 'idempotency-key': key };
  return app.call('POST', `/v1/admin/deposits/${id}/keep`, { token, body, headers });
}

const sumsOf = async (id: string) =>
  (await app.deps.db.read.select().from(reservations).where(eq(reservations.id, id)))[0]!;

it('is partly retained, with photo and reason, and the rest returned', async () => {
  const stay = await stayingWithDeposit();
  const before = await sumsOf(stay.id);
  const key = crypto.randomUUID();
  const kept = await keep(stay.id, {}, key);
  expect([kept.status, (await keep(stay.id, {}, key)).status]).toEqual([201, 201]);
  expect(kept.body.content.reservation.deposit).toEqual({
    agreed: DEPOSIT,
    held: 350_000,
    kept: 150_000,
  });
  const mails = await app.deps.db.read
    .select()
    .from(outbox)
    .where(eq(outbox.reservationId, stay.id));
  const told = mails.filter(({ template }) => template === 'depozito_kesinti');
  expect(told.map(({ variables }) => variables)).toEqual([
    { tutar: '1.500 ₺', hasar: 'Cam masa kırıldı' },
  ]);
  expect((await keep(stay.id, { amount: 350_001 })).body.code).toBe('DEPOSIT_EXCEEDS_HELD');
  const much = await record(stay.code, { kind: 'deposit_refund', amount: 350_001 });
  expect(much.body.code).toBe('DEPOSIT_EXCEEDS_HELD');
  expect((await record(stay.code, { kind: 'deposit_refund', amount: 350_000 })).status).toBe(201);
  // Nothing of it is the stay's money or the owner's.
  const after = await sumsOf(stay.id);
  expect([after.paid, after.paidOut, after.ownerPayout, after.total]).toEqual([
    before.paid,
    before.paidOut,
    before.ownerPayout,
    before.total,
  ]);
  expect([before.guestMoney, after.guestMoney]).toEqual([DEPOSIT, 0]);
});

it('shows its photo to clerks alone, and the sweep of files leaves it', async () => {
  const stay = await stayingWithDeposit();
  const { id } = (await keep(stay.id)).body.content;
  const later = testApp({ now: '2030-01-01T09:00:00.000Z' });
  await sweepFiles(later.deps);
  const path = `/v1/admin/transactions/${id}/proof`;
  const photo = await app.call('GET', path, { token });
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(photo.headers.get('content-disposition')).toContain('attachment');
  const owners = await signIn(app, stay.owner.email);
  expect((await app.call('GET', path, { token: owners })).status).toBe(403);
});

it('is not retained without a documented damage, or before the arrival', async () => {
  const stay = await stayingWithDeposit();
  expect((await keep(stay.id, { reason: ' ' })).status).toBe(400);
  expect((await keep(stay.id, { photo: null })).status).toBe(400);
  expect((await keep(stay.id, { photo: new Blob(['<svg>']) })).status).toBe(415);
  const early = await stayingWithDeposit('confirmed');
  expect((await keep(early.id)).body.code).toBe('NOT_IN_THIS_STATE');
  const entry = { kind: 'deposit_kept', method: 'cash', amount: 1, status: 'succeeded' } as const;
  const around = (row: object) =>
    app.deps.db.rows
      .insert(transactions)
      .values({ id: crypto.randomUUID(), reservationId: stay.id, ...entry, ...row })
      .run();
  await expect(around({ note: 'Kırık' })).rejects.toThrow();
  await expect(around({ proof: 'receipts/x/hasar.jpg' })).rejects.toThrow();
  const proved = { note: 'Kırık', proof: 'receipts/x/hasar.jpg' };
  await expect(around({ ...proved, reservationId: early.id })).rejects.toThrow();
  await expect(around({ ...proved, amount: DEPOSIT + 1 })).rejects.toThrow();
  expect((await record(stay.code, { kind: 'deposit_kept', amount: 1 })).status).toBe(400);
});

const correct = (keptId: string, input: object, key: string = crypto.randomUUID()) =>
  app.call('POST', `/v1/admin/transactions/${keptId}/correction`, {
    token,
    body: { reason: 'Bir sıfır fazla yazılmış', ...input },
    headers: { 'idempotency-key': key },
  });

it('is corrected by an entry that names the deduction, once with its mail and audit row', async () => {
  const stay = await stayingWithDeposit();
  const { id } = (await keep(stay.id, { amount: 400_000 })).body.content;
  const before = await sumsOf(stay.id);
  const key = crypto.randomUUID();
  const answers = [
    await correct(id, { amount: 360_000 }, key),
    await correct(id, { amount: 360_000 }, key),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const { content } = answers[0]!.body;
  expect([content.left, content.reservation.deposit]).toEqual([
    40_000,
    { agreed: DEPOSIT, held: 460_000, kept: 40_000 },
  ]);
  const entries = await app.deps.db.read
    .select()
    .from(transactions)
    .where(eq(transactions.reservationId, stay.id));
  expect(
    entries
      .filter(({ kind }) => kind === 'deposit_kept' || kind === 'kept_return')
      .map(({ kind, amount, refundOf, note, proof }) => [kind, amount, refundOf, note, !!proof]),
  ).toEqual([
    ['deposit_kept', 400_000, null, 'Cam masa kırıldı', true],
    ['kept_return', 360_000, id, 'Bir sıfır fazla yazılmış', false],
  ]);
  expect((await sumsOf(stay.id)).guestMoney).toBe(before.guestMoney + 360_000);
  const mails = await app.deps.db.read
    .select()
    .from(outbox)
    .where(eq(outbox.reservationId, stay.id));
  const told = mails.filter(({ template }) => template === 'kesinti_duzeltme');
  expect(told.map(({ variables }) => variables)).toEqual([
    { tutar: '3.600 ₺', kesinti: '400 ₺', hasar: 'Cam masa kırıldı' },
  ]);
  const rows = await app.deps.db.read
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, content.id));
  expect(rows.map(({ action, after }) => [action, after])).toEqual([
    [
      'transaction.create',
      {
        reservation: stay.code,
        kind: 'kept_return',
        amount: 360_000,
        note: 'Bir sıfır fazla yazılmış',
        refundOf: id,
      },
    ],
  ]);
  // The deposit is returned as usual, with what came back to it, and not a kuruş more.
  const much = await record(stay.code, { kind: 'deposit_refund', amount: 460_001 });
  expect(much.body.code).toBe('DEPOSIT_EXCEEDS_HELD');
  expect((await record(stay.code, { kind: 'deposit_refund', amount: 460_000 })).status).toBe(201);
  expect((await sumsOf(stay.id)).guestMoney).toBe(0);
  expect((await app.call('GET', `/v1/admin/transactions/${id}/proof`, { token })).status).toBe(200);
});

it('is not corrected by more than was kept for that damage, even around the route or at once', async () => {
  const stay = await stayingWithDeposit();
  const { id } = (await keep(stay.id, { amount: 100_000 })).body.content;
  const other = (await keep(stay.id, { amount: 50_000 })).body.content.id;
  expect((await correct(id, { amount: 100_001 })).body.code).toBe('RETURN_EXCEEDS_KEPT');
  expect((await correct(id, { amount: 0 })).status).toBe(400);
  expect((await correct(id, { amount: 1, reason: ' ' })).status).toBe(400);
  expect((await correct(crypto.randomUUID(), { amount: 1 })).status).toBe(404);
  const [deposit] = await app.deps.db.read
    .select()
    .from(transactions)
    .where(eq(transactions.reservationId, stay.id));
  expect((await correct(deposit!.id, { amount: 1 })).body.code).toBe('NOT_A_DEDUCTION');
  const atOnce = await Promise.all([1, 2, 3].map(() => correct(id, { amount: 60_000 })));
  expect(atOnce.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await correct(id, { amount: 40_000 })).body.content.left).toBe(0);
  const last = await correct(id, { amount: 1 });
  expect(last.body.content).toBe('Bu kesintiden geri alınacak tutar kalmadı.');
  const entry = { kind: 'kept_return', method: 'cash', amount: 1, status: 'succeeded' } as const;
  const around = (row: object) =>
    app.deps.db.rows
      .insert(transactions)
      .values({ id: crypto.randomUUID(), reservationId: stay.id, ...entry, ...row })
      .run();
  const elsewhere = await stayingWithDeposit();
  for (const row of [
    { note: 'Yanlış', refundOf: id },
    { note: 'Yanlış' },
    { note: 'Yanlış', refundOf: deposit!.id },
    { refundOf: other },
    { note: 'Yanlış', refundOf: other, status: 'pending' },
    { note: 'Yanlış', refundOf: other, amount: 50_001 },
    { note: 'Yanlış', refundOf: other, reservationId: elsewhere.id },
  ]) {
    await expect(around(row), JSON.stringify(row)).rejects.toThrow();
  }
  expect((await record(stay.code, { kind: 'kept_return', amount: 1 })).status).toBe(400);
  expect((await sumsOf(stay.id)).guestMoney).toBe(DEPOSIT - 50_000);
});

it('is corrected by whoever may record money, and by nobody else', async () => {
  const stay = await stayingWithDeposit();
  const { id } = (await keep(stay.id)).body.content;
  const path = `/v1/admin/transactions/${id}/correction`;
  const body = { amount: 1, reason: 'Yanlış yazıldı' };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  for (const role of ['FIELD', 'OWNER'] as const) {
    const other = await signIn(app, (await createUser(app, { role })).email);
    expect((await app.call('POST', path, { token: other, body, headers })).status).toBe(403);
  }
  const accountant = await signIn(app, (await createUser(app, { role: 'ACCOUNTING' })).email);
  expect((await app.call('POST', path, { token: accountant, body, headers })).status).toBe(201);
});
