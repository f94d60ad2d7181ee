import { eq, sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import type { Relocated, RelocationInput } from '#domain/reservations/change-schema.ts';
import { assessRelocation } from '#domain/reservations/relocation.ts';
import { formatDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { pick } from '#domain/values/pick.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import {
  reservationHistory,
  reservationGuests,
  reservations,
} from '#drizzle/schema/reservations.ts';
import { guestLinks } from '#drizzle/schema/stay-page.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { once, type Settled, type WritePlan } from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { historyEntry, stateColumns } from '#worker/features/transitions/plan-transition.ts';
import { unchangedVilla } from '#worker/features/villas/stay-facts/unchanged-villa.ts';
import { saleError } from '../clerk/clerk-sale.ts';
import { type DetailRow, getToSellAnew } from '../detail/detail-queries.ts';
import { copyGuests } from '../guests/copy-guests.ts';
import { newIdentity } from '../new-row.ts';

/**
 * Guests move to another house from tonight. The nights they slept stay a stay of the first house;
 * the others become a confirmed one of the other house, with the guest's page, the guest list and
 * the money that was paid beyond the first (decision 0099). @throws `NOT_FOUND`, `STALE_VERSION`,
 * `STAY_FIXED`, `DATES_TAKEN`, `PRICE_CHANGED` (409), the other house's own refusal (422)
 */
export const relocate = (
  deps: Deps,
  id: string,
  input: RelocationInput,
  key: string,
  actor: Actor,
): Promise<Settled<Relocated>> =>
  move(deps, { id, ...input }, key, actor).catch(async (error: unknown) => {
    const checkIn = today(deps.clock);
    const held = { villaId: input.villa_id, checkIn, checkOut: checkIn, ref: id };
    throw await explainTaken(deps, error, held, true);
  });

const move = once('relocation', plan);

async function plan(
  deps: Deps,
  { id, version, villa_id, price, expectedTotal, notify }: { id: string } & RelocationInput,
  actor: Actor,
): Promise<WritePlan<Relocated>> {
  const day = today(deps.clock);
  const moment = { now: instant(deps.clock), today: day };
  const { current, facts } = await getToSellAnew(deps.db, id, villa_id, moment);
  if (current.version !== version) throw conflict('STALE_VERSION');
  if (facts === null) throw notFound('Böyle bir villa yok.');
  const { refusal, before, after, total } = assessRelocation({
    ...facts,
    ...moment,
    stay: current,
    agreed: current,
    price,
  });
  if (refusal !== null) throw saleError(refusal);
  if (after === null || total === null) {
    throw refused('CLOSED', 'Bu villada kalan gecelerin fiyatı yok.');
  }
  if (expectedTotal !== undefined && expectedTotal !== total) {
    throw conflict('PRICE_CHANGED', `Fiyat değişti: ikisi birlikte ${formatKurus(total)}.`);
  }
  const write = beginWrite(deps, actor);
  const next = { ...newIdentity(write), villaId: villa_id, villaName: facts.villa.name };
  const beyond = Math.max(0, current.paid - before.total);
  const carried = Math.min(beyond, after.total);
  const { prepaymentRate, commissionRate } = facts.terms;
  const { checkOut, adults, children, babies } = current;
  const left = { villaId: current.villaId, checkIn: current.checkIn, checkOut: day, ref: id };
  const holding = { villaId: villa_id, checkIn: day, checkOut, ref: next.id };
  return {
    status: 201,
    content: {
      id: next.id,
      reservation_id: next.code,
      before: { checkout: day, total: before.total },
      after: { checkin: day, checkout: checkOut, total: after.total },
      carried,
      surplus: beyond - carried,
    },
    steps: [
      unchangedVilla(deps, facts.villa, () => conflict('PRICE_CHANGED')),
      guard(
        'stay.continues',
        sql`not exists (select 1 from ${reservations} where ${eq(reservations.continuesId, id)})`,
        () => conflict('STAY_FIXED', MOVED_ALREADY),
      ),
      ...write.updateOne(
        reservations,
        { id, version },
        { ...before, checkOut: day, version: version + 1 },
      ),
      ...takeNights(left, 'reservation', null, write.at),
      write.insert(reservations, {
        ...guestOf(current),
        ...next,
        ...after,
        ...stateColumns(deps, 'confirmed', {}),
        checkIn: day,
        checkOut,
        adults,
        children,
        babies,
        prepaymentRate,
        commissionRate,
        status: 'confirmed',
        discountReason: after.agencyDiscount > 0 ? current.discountReason : null,
        continuesId: current.id,
        createdBy: actor.userId,
      }),
      ...takeNights(holding, 'reservation', null, write.at),
      ...historySteps(write, next.id, `${current.villaName} evinden geçti (${current.code})`),
      ...carrySteps(write, current, next, carried),
      write.update(guestLinks, { reservationId: id }, { reservationId: next.id }),
      ...(await copyGuests(deps, id, next.id)).map((row) => write.insert(reservationGuests, row)),
      ...reservationMails(
        write.now,
        next.id,
        'relocation',
        notify ? ['konaklama_degisti', 'sahip_onay'] : ['sahip_onay'],
      ),
      write.audit('reservation.relocate', id, {
        before: { villaId: current.villaId, checkOut, total: current.total },
        after: { villaId: villa_id, checkOut: day, total: before.total, continuedBy: next.code },
      }),
    ],
  };
}

/** A stay goes on in one other house; lengthened afterwards, it is moved no second time. */
const MOVED_ALREADY =
  'Bu konaklama başka bir evde devam ediyor; taşımayı o evdeki rezervasyondan yapın.';

/** Who the guest is and what they agreed to goes along. */
const guestOf = (stay: DetailRow) => ({
  ...pick(stay, 'firstName', 'lastName', 'phone', 'email', 'language', 'searchText'),
  ...pick(stay, 'note', 'agencyNote'),
  ...pick(stay, 'source', 'termsVersion', 'kvkkVersion', 'consentAt', 'consentIp', 'marketing'),
});

const historySteps = (write: Write, id: string, reason: string) => [
  write.insert(reservationHistory, historyEntry(write, id, null, 'requested', 'admin', reason)),
  write.insert(reservationHistory, historyEntry(write, id, 'requested', 'confirmed', 'admin')),
];

/** What was paid beyond the first stay counts for the second: no money moves. */
function carrySteps(
  write: Write,
  from: Pick<DetailRow, 'id' | 'code' | 'villaName'>,
  to: { id: string; code: string; villaName: string },
  amount: number,
) {
  if (amount === 0) return [];
  const entry = (kind: 'refund' | 'balance', reservationId: string, note: string) => ({
    id: write.newId(),
    reservationId,
    kind,
    method: 'carried' as const,
    amount,
    status: 'succeeded' as const,
    note,
    paidAt: write.at,
    createdBy: write.actor.userId,
  });
  const day = formatDay(write.at.slice(0, 10));
  return [
    write.insert(
      transactions,
      entry('refund', from.id, `${day}: ${to.villaName}, ${to.code} konaklamasına`),
      () => conflict('STALE_VERSION'),
    ),
    write.insert(
      transactions,
      entry('balance', to.id, `${day}: ${from.villaName}, ${from.code} konaklamasından`),
    ),
  ];
}
