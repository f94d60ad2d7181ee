import { conflict, notFound, refused } from '#domain/errors.ts';
import { applyDiscount } from '#domain/offers/offered-sale.ts';
import { quoteStay } from '#domain/reservations/pricing.ts';
import type { CreateReservationInput, ReservationCreated } from '#domain/reservations/schema.ts';
import { type MoneySnapshot, moneySnapshot } from '#domain/reservations/snapshot.ts';
import { findTransition } from '#domain/reservations/status.ts';
import {
  reservationGuests,
  reservationHistory,
  reservations,
} from '#drizzle/schema/reservations.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { inMinutes, today } from '../../platform/clock.ts';
import { runOnce, type Settled, type WritePlan } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { type Step, step } from '../../platform/write-batch.ts';
import { reservationMails } from '../mail/outbox.ts';
import { acceptOffer } from '../offers/accept-offer.ts';
import { readStayFacts, type StayFacts } from '../villas/stay-facts.ts';
import { unchangedVilla } from '../villas/unchanged-villa.ts';
import { takeNights } from '../availability/nights.ts';
import { historyEntry } from './move.ts';
import { customerColumns, newIdentity } from './new-row.ts';
import { openQuote, type QuotePromise } from './quote-token.ts';

/** Versions of the texts that a guest accepts with a request. */
const TERMS_VERSION = '2026-11';
const KVKK_VERSION = '2026-11';

/**
 * A visitor asks for a quoted stay: its nights are held until `holdExpiresAt`, in one batch with
 * the reservation, its history, the mails and the audit row.
 * @throws `DATES_TAKEN` (409) when somebody was faster, `PRICE_CHANGED` (409) when the villa now
 * costs something else, `OFFER_ACCEPTED` (409) when its offer was taken up already, `QUOTE_EXPIRED`
 * (422), the stay's own reason (422).
 */
export function requestReservation(
  deps: Deps,
  input: CreateReservationInput,
  key: string,
  actor: Actor,
): Promise<Settled<ReservationCreated>> {
  const request = { scope: 'reservation', key, body: input };
  return runOnce(deps.db, request, () => planRequest(deps, input, actor));
}

async function planRequest(
  deps: Deps,
  input: CreateReservationInput,
  actor: Actor,
): Promise<WritePlan<ReservationCreated>> {
  const promise = await openQuote(deps, input.quoteToken);
  const facts = await readStayFacts(deps.db, promise.slug, today(deps.clock));
  if (facts === null) throw notFound('Bu villa artık yayında değil.');
  const money = priceAgain(deps, facts, promise);

  const now = deps.clock.now();
  const at = now.toISOString();
  const identity = newIdentity(now);
  const { id, code } = identity;
  const holdExpiresAt = inMinutes(deps.clock, facts.holdMinutes);
  const { checkIn, checkOut } = promise;
  const holding = { villaId: facts.villa.id, checkIn, checkOut, ref: id };
  const row = {
    ...identity,
    ...customerColumns(input.customer),
    ...consentColumns(input, at, actor.ip),
    ...stayColumns(promise),
    ...moneyColumns(money, facts),
    status: 'requested' as const,
    source: promise.offer === null ? ('site' as const) : ('offer' as const),
    offerId: promise.offer?.id ?? null,
    villaId: facts.villa.id,
    holdExpiresAt,
  };
  const mails = findTransition(null, 'requested')?.mails ?? [];
  return {
    status: 201,
    content: {
      reservationCode: code,
      status: 'requested',
      holdExpiresAt,
      total: money.total,
      prepayment: money.prepayment,
    },
    steps: [
      unchangedVilla(facts.villa, () => conflict('PRICE_CHANGED')),
      ...(promise.offer === null ? [] : acceptOffer(deps.db, promise.offer.id, now)),
      step(deps.db.read.insert(reservations).values(row)),
      ...takeNights(deps.db, holding, 'hold', holdExpiresAt, at),
      ...guestRows(deps, input, id),
      step(
        deps.db.read
          .insert(reservationHistory)
          .values(historyEntry(now, id, null, 'requested', 'visitor', actor)),
      ),
      ...reservationMails(deps.db, now, id, 'requested', mails),
      audit(deps.db, actor, now, {
        action: 'reservation.request',
        entity: 'reservation',
        entityId: id,
        after: { code, villaId: row.villaId, checkIn, checkOut, total: row.total },
      }),
    ],
  };
}

function guestRows(deps: Deps, input: CreateReservationInput, reservationId: string): Step[] {
  const now = deps.clock.now();
  const guests = input.guests ?? [];
  return guests.map((guest, position) =>
    step(
      deps.db.read
        .insert(reservationGuests)
        .values({ ...guest, id: newId(now), reservationId, position }),
    ),
  );
}

/** The stay's price of now, which must be the promised one. */
function priceAgain(deps: Deps, facts: StayFacts, promise: QuotePromise): MoneySnapshot {
  const now = deps.clock.now().toISOString();
  const priced = quoteStay({ ...facts, stay: promise, now, today: today(deps.clock) });
  if (!priced.ok) {
    if (priced.code === 'DATES_TAKEN') throw conflict('DATES_TAKEN', priced.message);
    throw refused(priced.code, priced.message);
  }
  const money = applyDiscount(moneySnapshot(priced), facts.terms, promise.offer?.discount ?? 0);
  if (money?.total !== promise.total || money.prepayment !== promise.prepayment) {
    throw conflict('PRICE_CHANGED');
  }
  return money;
}

function consentColumns(input: CreateReservationInput, at: string, ip: string | null) {
  return {
    termsVersion: TERMS_VERSION,
    kvkkVersion: KVKK_VERSION,
    consentAt: at,
    consentIp: ip,
    marketing: input.consents.marketing,
  };
}

function stayColumns({ checkIn, checkOut, adults, children, babies }: QuotePromise) {
  return { checkIn, checkOut, adults, children, babies };
}

function moneyColumns(money: MoneySnapshot, { terms }: StayFacts) {
  return {
    ...money,
    prepaymentRate: terms.prepaymentRate,
    commissionRate: terms.commissionRate,
  };
}
