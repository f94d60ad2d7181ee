import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { duesOf } from '#domain/payments/dues.ts';
import { ledgerSums, paidSums } from '#domain/payments/ledger.ts';
import { hasRunOut, holdEnd } from '#domain/reservation-hold.ts';
import { isOff, nightKindOf } from '#domain/reservation-status.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { paymentAlarms, transactions } from '#drizzle/schema/payments.ts';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import { settleDue } from '#worker/features/reservations/transition/settle-due.ts';
import { instant } from '#worker/platform/clock.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { checkoutOf, sandboxSays, startCard } from '#tests/support/card-payments.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createStay, moveStay, post, type Stay } from '#tests/support/payments.ts';

/**
 * Random histories of one stay's money: after every step the ledger, the items and the nights say
 * the same as the reservation, its screens and its statements.
 */
const { histories: HISTORIES } = inject('effort');
const LONGEST = 16;

const KINDS = ['prepayment', 'balance', 'extra', 'deposit', 'refund', 'deposit_refund'] as const;

type Step =
  | { kind: 'pay'; what: (typeof KINDS)[number]; lira: number; confirm: boolean | undefined }
  | { kind: 'add'; lira: number; quantity: number; payee: 'agency' | 'owner' }
  | { kind: 'remove'; nth: number }
  | { kind: 'card' }
  | { kind: 'move'; to: 'option' | 'confirmed' | 'cancelled' }
  | { kind: 'wait'; hours: number; settle: boolean };

const lira = fc.constantFrom(1, 1000, 3500, 7000, 28_000, 40_000);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      what: fc.constantFrom(...KINDS),
      lira,
      confirm: fc.constantFrom(undefined, undefined, true, false),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      lira,
      quantity: fc.integer({ min: 1, max: 3 }),
      payee: fc.constantFrom('agency' as const, 'owner' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), nth: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('card' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      to: fc.constantFrom(
        'option' as const,
        'option' as const,
        'confirmed' as const,
        'cancelled' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 23, 25),
      settle: fc.boolean(),
    }),
  },
);

type World = { app: TestApp; email: string; stay: Stay; token: string };

async function play(world: World, step: Step): Promise<void> {
  const { app, email, stay, token } = world;
  const detail = async () =>
    (await app.call('GET', `/v1/admin/reservations/${stay.id}`, { token })).body.content;
  switch (step.kind) {
    case 'pay': {
      const { what, confirm } = step;
      const { open } = await detail();
      const amount = step.lira * 100;
      const answer = await post(app, token, '/v1/admin/transactions', {
        reservation_id: stay.id,
        kind: what,
        method: 'cash',
        amount,
        note: 'Neden',
        notify: false,
        ...(confirm !== undefined && { confirm }),
      });
      const bounded = what === 'extra' || what === 'refund' || what === 'deposit_refund';
      expect(answer.status).toBe(bounded && amount > open[what] ? 422 : 201);
      return;
    }
    case 'add':
    case 'remove': {
      const { version, extras } = await detail();
      const item = step.kind === 'remove' ? extras[step.nth] : undefined;
      if (step.kind === 'remove' && item === undefined) return;
      const body =
        step.kind === 'remove'
          ? { version, remove: item.id }
          : {
              version,
              add: {
                label: 'Ek',
                unitPrice: step.lira * 100,
                quantity: step.quantity,
                payee: step.payee,
              },
            };
      const answer = await app.call('PATCH', `/v1/admin/reservations/${stay.id}/extras`, {
        token,
        body,
      });
      expect([200, 409]).toContain(answer.status);
      return;
    }
    case 'card': {
      const started = await startCard(app, stay);
      if (started.status !== 201) return;
      const { id, amount } = await checkoutOf(app, stay);
      expect((await sandboxSays(app, { checkout: id, amount })).status).toBe(200);
      return;
    }
    case 'move': {
      const reason = step.to === 'cancelled' ? { reason: 'Vazgeçti' } : {};
      const moved = await moveStay(app, token, stay.id, { status: step.to, ...reason });
      expect([200, 409]).toContain(moved.status);
      return;
    }
    case 'wait':
      app.clock.advanceMinutes(step.hours * 60);
      if (step.settle) await settleDue(app.deps);
      // The session may have ended meanwhile.
      world.token = await signIn(app, email);
  }
}

/** Everything that must be so whatever happened. */
async function check({ app, stay, token }: World): Promise<void> {
  const { read } = app.deps.db;
  const [[row], entries, extras, nights, alarms] = await Promise.all([
    read.select().from(reservations).where(eq(reservations.id, stay.id)),
    read.select().from(transactions).where(eq(transactions.reservationId, stay.id)),
    read.select().from(reservationExtras).where(eq(reservationExtras.reservationId, stay.id)),
    read.select().from(villaNights).where(eq(villaNights.ref, stay.id)),
    read.select().from(paymentAlarms).where(eq(paymentAlarms.reservationId, stay.id)),
  ]);
  const now = row!;
  const standing = extras.filter(({ removedAt }) => removedAt === null);
  const sumOf = (items: readonly { amount: number }[]) =>
    items.reduce((sum, { amount }) => sum + amount, 0);
  const agencyExtras = sumOf(standing.filter(({ payee }) => payee === 'agency'));
  expect([now.extras, now.agencyExtras]).toEqual([sumOf(standing), agencyExtras]);
  expect(now.total).toBe(3_500_000 + sumOf(standing));

  const sums = ledgerSums(entries);
  const paid = paidSums(sums, { agencyExtras });
  expect([now.paid, now.extrasPaid]).toEqual([paid.paid, paid.extrasPaid]);
  expect(now.guestMoney).toBe(paid.paid + sums.deposit - sums.depositReturned);
  expect(
    Math.min(now.paid, now.guestMoney, sums.deposit - sums.depositReturned),
  ).toBeGreaterThanOrEqual(0);

  const shown = (await app.call('GET', `/v1/admin/reservations/${stay.id}`, { token })).body
    .content;
  const isExpired = hasRunOut({ ...now, deadline: holdEnd(now) }, instant(app.deps.clock));
  expect(shown.dues).toEqual(duesOf({ ...now, status: isExpired ? 'expired' : now.status }));
  if (isOff(now.status))
    expect(shown.open).toMatchObject({ prepayment: 0, balance: 0, deposit: 0 });
  expect(sumOf(shown.lines)).toBe(now.total);

  const isHeld = now.status === 'requested' || now.status === 'option';
  const end = now.status === 'requested' ? now.holdExpiresAt : now.optionExpiresAt;
  if (isHeld) expect(end === null).toBe(now.guestMoney > 0);
  if (now.status === 'expired') expect(now.guestMoney === 0 || alarms.length > 0).toBe(true);
  // All its nights while it has them, none where it has not, and they end when it does.
  expect(nights.length).toBe(nightKindOf(now.status) === null ? 0 : now.nights);
  if (isHeld) expect(new Set(nights.map(({ expiresAt }) => expiresAt))).toEqual(new Set([end]));
}

it('ledger, items, nights and screens agree after every step', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('requested' as const, 'option' as const),
      fc.array(step, { maxLength: LONGEST }),
      async (state, steps) => {
        const app = testApp();
        const { email } = await createUser(app);
        const token = await signIn(app, email);
        const stay = await createStay(app, token, state);
        const world = { app, email, stay, token };
        for (const one of steps) {
          await play(world, one);
          await check(world);
        }
        const plain = await app.deps.db.read.all<{ broken: number }>(sql`
          select count(*) as broken from reservations join reservation_sums as sums
            on sums.reservation_id = reservations.id
          where reservations.paid <> sums.paid or reservations.guest_money <> sums.guest_money
            or reservations.extras <> sums.extras or reservations.agency_extras <> sums.agency_extras`);
        expect(plain).toEqual([{ broken: 0 }]);
      },
    ),
    { numRuns: HISTORIES, endOnFailure: false },
  );
});
