import { and, eq } from 'drizzle-orm';
import { paymentCheckouts } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { logError } from '#worker/platform/log.ts';
import { taskTime } from '#worker/platform/task-time.ts';
import { type CheckoutRow, listToAsk } from './checkout-queries.ts';
import { findProvider } from '../providers/find-provider.ts';
import { settlePayment } from './settle-payment.ts';
import { isStillDue } from './still-due.ts';

const RUN_LIMIT = 20;
const FIRST_PAUSE_MS = 2 * 60_000;
/** After this time an unpaid page is no longer checked. */
const GIVE_UP_MS = 24 * 3_600_000;

/**
 * Asks the provider about a checkout and processes the answer like a callback. @throws
 * `PROVIDER_FAILED`, `BUSY` (503)
 */
export async function askProviderAbout(deps: Deps, checkout: CheckoutRow): Promise<void> {
  const provider = findProvider(deps, checkout.provider);
  const report = await provider?.retrieve({ id: checkout.id, token: checkout.providerToken });
  if (!report) return;
  // The answer must be about this checkout.
  if (report.checkoutId !== checkout.id) return;
  await settlePayment(deps, checkout.provider, report, JSON.stringify(report));
}

/** The same where somebody asks again if it fails. */
export const tryToAsk = (deps: Deps, checkout: CheckoutRow): Promise<void> =>
  askProviderAbout(deps, checkout).catch(logFailure);

const logFailure = (error: unknown): void => logError({ at: 'open card payment' }, error);

/**
 * Every minute: asks providers about checkouts whose callback has not arrived, at growing
 * intervals, and ends pages whose amount is not owed any more. So a lost callback does not lose a
 * payment, and nothing is paid twice. @returns how many were asked about.
 */
export async function askAboutOpenCheckouts(deps: Deps): Promise<number> {
  const isOver = taskTime(deps.clock);
  let asked = 0;
  for (const checkout of await listToAsk(deps.db, instant(deps.clock), RUN_LIMIT)) {
    if (isOver()) break;
    // The next check is scheduled first: a checkout that fails must not block the others.
    await deps.db.write([step(askLater(deps, checkout))]);
    await tryToAsk(deps, checkout);
    await endOutdatedPage(deps, checkout).catch(logFailure);
    asked += 1;
  }
  return asked;
}

/** Ends the page of a checkout at its provider where nothing may be paid on it any more. */
async function endOutdatedPage(deps: Deps, checkout: CheckoutRow): Promise<void> {
  const provider = findProvider(deps, checkout.provider);
  if (checkout.status === 'paid' || (await isStillDue(deps, checkout))) return;
  await provider?.closePage?.({ token: checkout.providerToken, pageUrl: checkout.pageUrl });
}

function askLater(deps: Deps, checkout: CheckoutRow) {
  const now = deps.clock.now().getTime();
  const age = now - Date.parse(checkout.createdAt);
  const next = new Date(now + Math.max(FIRST_PAUSE_MS, age)).toISOString();
  return build
    .update(paymentCheckouts)
    .set({ askAt: age > GIVE_UP_MS ? null : next, updatedAt: instant(deps.clock) })
    .where(
      and(eq(paymentCheckouts.id, checkout.id), eq(paymentCheckouts.askAt, checkout.askAt ?? '')),
    );
}
