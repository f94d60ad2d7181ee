import { findPayable } from '#domain/payments/payable.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { type CheckoutRow, findCheckoutByToken } from './checkout-queries.ts';

/**
 * Whether the amount of a page is still owed, and no other page has replaced it. One trip. Whatever
 * changes what a stay owes (`drizzle/rules/pages-follow-dues.sql`) has its pages looked at again.
 */
export async function isStillDue(deps: Deps, { tokenHash }: CheckoutRow): Promise<boolean> {
  const now = instant(deps.clock);
  const found = await findCheckoutByToken(deps.db, tokenHash);
  if (found === null || found.checkout.pageEndsAt <= now) return false;
  const { checkout, stay, sums } = found;
  const { state, amount } = findPayable({ stay, sums, link: null, asked: checkout.kind, now });
  return state === 'due' && checkout.amount <= amount;
}
