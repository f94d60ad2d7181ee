import { and, eq, ne, sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import { mailOfEntry } from '#domain/payments/rules.ts';
import { afterSettlement, type Settlement } from '#domain/payments/settlement.ts';
import type { Status } from '#domain/reservation-status.ts';
import { paymentCheckouts, paymentLinks, transactions } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { followMoney } from '../follow-money.ts';
import { raiseAlarms } from '../alarms/alarm-steps.ts';
import type { CheckoutRow, PayableStay } from './checkout-queries.ts';
import type { Reported } from '../providers/port.ts';

/** The actor when nobody is signed in: a provider's report. */
const PAYMENT: Actor = { kind: 'payment', userId: null, ip: null, requestId: null };

type Known = { checkout: CheckoutRow; stay: PayableStay };

/** What a settlement writes besides the report itself. */
export function settlementSteps(
  deps: Deps,
  provider: ProviderName,
  report: Reported,
  known: Known,
  settlement: Settlement,
): Step[] {
  const write = beginWrite(deps, PAYMENT);
  const id = write.newId();
  const { book, outcome } = settlement;
  const follows = followMoney(deps, known.stay, afterSettlement(settlement), PAYMENT, 'payment');
  const alarms = settlement.alarms.map((alarm) => ({
    ...alarm,
    cause: `${alarm.kind}:${provider}:${report.providerRef}`,
    reservationId: known.stay.id,
    transactionId: book === null ? null : id,
    provider,
    providerRef: report.providerRef,
  }));
  return [
    ...(book === null ? [] : [unchangedStay(known.stay)]),
    ...follows.before,
    ...(book === null ? [] : bookedSteps(write, id, provider, report, known, book)),
    ...(book === null || isSoldTwice(settlement)
      ? []
      : moneyMail(write, id, { ...known, status: follows.status }, book)),
    ...(outcome === 'failed' ? failedSteps(write, id, provider, report, known) : []),
    ...follows.after,
    ...raiseAlarms(write.now, alarms),
  ];
}

/** The stay is still as it was read: its hold may have ended meanwhile. */
const unchangedStay = ({ id, version }: PayableStay): Step =>
  guard(
    'reservation.unchanged',
    sql`(select version from reservations where id = ${id}) = ${version}`,
    () => conflict('STALE_VERSION'),
  );

function bookedSteps(
  write: Write,
  id: string,
  provider: ProviderName,
  report: Reported,
  { checkout, stay }: Known,
  amount: number,
): Step[] {
  const { at } = write;
  const entry = entryOf(checkout, provider);
  return [
    write.insert(
      transactions,
      { ...entry, id, amount, status: 'succeeded', providerRef: report.providerRef, paidAt: at },
      () => conflict('STALE_VERSION'),
    ),
    write.update(
      paymentCheckouts,
      { id: checkout.id },
      {
        status: 'paid',
        paidAmount: sql`coalesce(paid_amount, 0) + ${amount}`,
        failure: null,
        settledAt: at,
        askAt: null,
      },
    ),
    ...(checkout.linkId === null
      ? []
      : [write.update(paymentLinks, { id: checkout.linkId, usedAt: null }, { usedAt: at })]),
    write.audit('transaction.create', id, {
      after: { reservation: stay.code, ...entry, amount, providerRef: report.providerRef },
    }),
  ];
}

/** The mail of such an entry, whoever books it. */
function moneyMail(
  write: Write,
  id: string,
  { checkout, stay, status }: Known & { status: Status },
  amount: number,
): Step[] {
  const mail = mailOfEntry(checkout.kind, status);
  return reservationMails(write.now, stay.id, id, mail === null ? [] : [mail], {
    tutar: formatKurus(amount),
  });
}

/** An option that still runs and whose nights another stay has: only a clerk can tell what is true. */
const isSoldTwice = ({ alarms, lateHold }: Settlement): boolean =>
  lateHold === null && alarms.some(({ kind }) => kind === 'dates_taken');

/**
 * A failed attempt: an entry without effect on the sums, so that a clerk sees it, and a mail to the
 * guest.
 */
function failedSteps(
  write: Write,
  id: string,
  provider: ProviderName,
  { failure }: Reported,
  { checkout, stay }: Known,
): Step[] {
  const variables: Record<string, string> = { tutar: formatKurus(checkout.amount) };
  if (checkout.linkId !== null) variables.payment_link_id = checkout.linkId;
  return [
    write.insert(transactions, {
      ...entryOf(checkout, provider),
      id,
      amount: checkout.amount,
      status: 'failed',
      failure: failure ?? 'Banka ödemeyi onaylamadı.',
    }),
    write.update(
      paymentCheckouts,
      and(eq(paymentCheckouts.id, checkout.id), ne(paymentCheckouts.status, 'paid')),
      { status: 'failed', failure, settledAt: write.at },
    ),
    ...reservationMails(write.now, stay.id, id, ['odeme_basarisiz'], variables),
  ];
}

const entryOf = (checkout: CheckoutRow, provider: ProviderName) => ({
  reservationId: checkout.reservationId,
  kind: checkout.kind,
  method: checkout.linkId === null ? ('card' as const) : ('link' as const),
  provider,
  currency: checkout.currency,
});
