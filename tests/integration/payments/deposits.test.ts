import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { createUser, signIn } from '../../support/factories.ts';
import { post } from '../../support/payments.ts';
import { createOwner, sellWeek } from '../../support/payouts.ts';

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
