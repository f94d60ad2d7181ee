import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { conflict, DomainError } from '#domain/errors.ts';
import { sandboxPayments } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import type { SandboxAccount } from '#worker/platform/payment-accounts.ts';
import { readToken } from '#worker/platform/secrets/signed-token.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { type CheckoutRow, findCheckout } from './checkout-queries.ts';
import { handleCallback } from './handle-callback.ts';
import { isStillDue } from './still-due.ts';
import { sandboxCallback, toEvent } from '../providers/sandbox.ts';
import { findTold, listUndelivered, type SandboxPayment } from '../providers/sandbox-books.ts';
import { SANDBOX_CODE } from '../providers/sandbox-page.ts';

const LATE_MINUTES = 5;
const RUN_LIMIT = 20;

const Session = z.object({ checkout: z.string(), expiresAt: z.string() });

/**
 * The payment behind a page of the sandbox; `isOpen`: it can still be paid there. Null: not a page
 * of ours.
 */
export async function findSandboxSession(
  deps: Deps,
  { secret }: SandboxAccount,
  token: string,
): Promise<{ checkout: CheckoutRow; isOpen: boolean } | null> {
  const session = Session.safeParse(await readToken(secret, 'sandbox-page', token));
  if (!session.success) return null;
  const checkout = await findCheckout(deps.db, session.data.checkout);
  if (checkout === null) return null;
  const told = await findTold(deps.db, checkout.id, '9');
  const isPaid = checkout.status === 'paid' || told?.outcome === 'paid';
  // A page of the sandbox ends with its stay, once another page has replaced it, and once its amount
  // is not owed any more; payments on other providers' pages that cannot be ended are settled.
  const isOpen = !isPaid && (await isStillDue(deps, checkout));
  return { checkout, isOpen };
}

type SandboxPlay = { act: string; code: string; play: string };

/** Simulates the sandbox's bank for what its page sent; the callback is sent as chosen there. */
export async function playSandbox(
  deps: Deps,
  account: SandboxAccount,
  checkout: CheckoutRow,
  { act, code, play }: SandboxPlay,
): Promise<void> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const failure =
    act !== 'pay'
      ? 'Ödemeden vazgeçildi.'
      : code === SANDBOX_CODE
        ? null
        : 'Doğrulama kodu hatalı.';
  const payment: SandboxPayment = {
    id: newId(now),
    createdAt: at,
    updatedAt: at,
    checkoutId: checkout.id,
    amount: play === 'underpaid' ? Math.ceil(checkout.amount / 2) : checkout.amount,
    refunded: 0,
    outcome: failure === null ? 'paid' : 'failed',
    failure,
    deliverAt: play === 'late' ? inMinutes(deps.clock, LATE_MINUTES) : at,
    deliveredAt: play === 'lost' ? at : null,
  };
  if (play === 'forged') return forge(deps, payment);
  const take = step(build.insert(sandboxPayments).values(payment), () => conflict('STALE_VERSION'));
  try {
    await deps.db.write([take]);
  } catch (error) {
    // The page was sent twice: the first has paid it.
    if (error instanceof DomainError && error.kind === 'conflict') return;
    throw error;
  }
  if (play === 'late' || play === 'lost') return;
  const times = play === 'repeat' ? 3 : 1;
  for (let time = 0; time < times; time += 1) await deliver(deps, account, payment);
}

/** Simulates a third party's forged callback about a payment that never happened. */
async function forge(deps: Deps, payment: SandboxPayment): Promise<void> {
  const callback = await sandboxCallback({ secret: 'somebody else' }, toEvent(payment));
  await handleCallback(deps, 'sandbox', callback).catch(() => undefined);
}

/** Sends a callback; if it is not accepted, the next minute sends it again. */
async function deliver(
  deps: Deps,
  account: SandboxAccount,
  payment: SandboxPayment,
): Promise<void> {
  try {
    await handleCallback(deps, 'sandbox', await sandboxCallback(account, toEvent(payment)));
  } catch {
    return;
  }
  const deliveredAt = instant(deps.clock);
  const query = build.update(sandboxPayments).set({ deliveredAt, updatedAt: deliveredAt });
  await deps.db.write([step(query.where(eq(sandboxPayments.id, payment.id)))]);
}

/** Every minute: sends the sandbox's delayed callbacks and those not accepted before. */
export async function deliverSandboxCallbacks(deps: Deps): Promise<void> {
  const account = deps.payments.sandbox;
  if (account === null) return;
  const due = await listUndelivered(deps.db, instant(deps.clock), RUN_LIMIT);
  for (const payment of due) await deliver(deps, account, payment);
}
