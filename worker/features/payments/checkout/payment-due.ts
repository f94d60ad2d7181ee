import { notFound } from '#domain/errors.ts';
import type { PaymentDue, PaymentDueInput } from '#domain/payments/guest-schema.ts';
import { duesOf, NO_DUES } from '#domain/payments/dues.ts';
import { ledgerSums, paidSums } from '#domain/payments/ledger.ts';
import { findPayable, type Payable } from '#domain/payments/payable.ts';
import { asOf } from '#domain/reservation-hold.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { type AskedBy, findGuestPayment, type GuestPayment } from './checkout-queries.ts';
import { toCardSettings } from '../providers/find-provider.ts';

/** A stay that can be paid for, and the amounts. */
type AskedPayment = GuestPayment & { payable: Payable };

/**
 * What a guest, or the holder of a private link, may pay now. One trip; the error is the same
 * whatever was wrong. @throws `NOT_FOUND`
 */
export async function getAskedPayment(deps: Deps, input: PaymentDueInput): Promise<AskedPayment> {
  const now = instant(deps.clock);
  const found = await findGuestPayment(deps.db, await toAskedBy(input, now), now);
  if (found === null) {
    throw notFound(
      !('code' in input)
        ? 'Bu ödeme bağlantısı geçerli değil. Bağlantının tamamını açtığınızdan emin olun.'
        : 'Bu kod ve e-posta ile bir rezervasyon bulamadık. İkisini de kontrol edin.',
    );
  }
  const asked = 'stay' in input ? input.kind : undefined;
  return { ...found, payable: findPayable({ ...found, asked, now }) };
}

/** Tokens are looked up by their hashes. */
async function toAskedBy(input: PaymentDueInput, at: string): Promise<AskedBy> {
  if ('link' in input) return { linkHash: await sha256(input.link) };
  return 'stay' in input ? { stayHash: await sha256(input.stay), at } : input;
}

/** What is left once that is paid. */
const duesAfter = (
  stay: AskedPayment['stay'],
  sums: AskedPayment['sums'],
  { kind, amount }: Payable,
) => {
  const after = ledgerSums([{ kind, method: 'card', amount, status: 'succeeded' }], sums);
  return duesOf({ ...stay, ...paidSums(after, stay) });
};

/** POST /v1/payment/due */
export async function showPaymentDue(deps: Deps, input: PaymentDueInput): Promise<PaymentDue> {
  const now = instant(deps.clock);
  const { stay, sums, payable, settings } = await getAskedPayment(deps, input);
  const paid = sums.received - sums.refunded;
  const { provider, installments, installmentFee } = toCardSettings(deps, settings);
  const isOver = payable.state === 'closed';
  const left = isOver ? NO_DUES : duesAfter(stay, sums, payable);
  return {
    state: payable.state,
    code: stay.code,
    status: asOf(stay, now).status,
    villa: { slug: stay.villaSlug, name: stay.villaName },
    ...pick(stay, 'checkIn', 'checkOut', 'total'),
    paid,
    ...pick(payable, 'amount', 'kind', 'dueOn'),
    parts: left.parts,
    atDoor: left.atDoor,
    deposit: isOver ? 0 : stay.deposit,
    deadline: stay.deadline,
    card: provider !== null,
    installments,
    installmentFee,
  };
}
