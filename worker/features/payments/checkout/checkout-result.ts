import { notFound } from '#domain/errors.ts';
import type { CheckoutResult } from '#domain/payments/guest-schema.ts';
import { duesOf } from '#domain/payments/dues.ts';
import { paidSums } from '#domain/payments/ledger.ts';
import { findPayable } from '#domain/payments/payable.ts';
import { asOf } from '#domain/reservation-hold.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import { tryToAsk } from './ask-about-checkout.ts';
import { findCheckoutByToken } from './checkout-queries.ts';

/** States in which the stay is confirmed. */
const SURE: readonly Status[] = ['confirmed', 'staying', 'completed'];

/**
 * The result of a payment, for the guest who returns from the provider. While the callback has not
 * arrived, the provider is asked directly, because the guest may return before it. @throws
 * `NOT_FOUND`
 */
export async function showCheckoutResult(deps: Deps, token: string): Promise<CheckoutResult> {
  const tokenHash = await sha256(token);
  let found = await findCheckoutByToken(deps.db, tokenHash);
  if (found?.checkout.status === 'open' && found.checkout.askAt !== null) {
    await tryToAsk(deps, found.checkout);
    found = await findCheckoutByToken(deps.db, tokenHash);
  }
  if (found === null) throw notFound('Böyle bir ödeme yok. Bağlantının tamamını açın.');
  const { checkout, stay, sums } = found;
  const now = instant(deps.clock);
  const { state: payable, amount } = findPayable({
    stay,
    sums,
    link: null,
    asked: checkout.kind,
    now,
  });
  const dues = duesOf({ ...stay, ...paidSums(sums, stay) });
  // No longer checked: the guest left the provider's page without paying.
  const isGivenUp = checkout.status === 'open' && checkout.askAt === null;
  return {
    state: isGivenUp ? 'failed' : checkout.status,
    code: stay.code,
    status: asOf(stay, now).status,
    confirmed: SURE.includes(stay.status),
    villa: { slug: stay.villaSlug, name: stay.villaName },
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    amount: checkout.paidAmount ?? checkout.amount,
    total: stay.total,
    paid: sums.received - sums.refunded,
    parts: dues.parts,
    atDoor: dues.atDoor,
    failure: isGivenUp ? 'Ödeme tamamlanmadı.' : checkout.failure,
    retry: checkout.status !== 'paid' && payable === 'due' && amount >= checkout.amount,
    page: checkout.fromStay ? (await ensureStayLink(deps, stay)).url : null,
  };
}
