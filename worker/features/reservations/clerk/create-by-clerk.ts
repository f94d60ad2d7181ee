import { conflict, notFound } from '#domain/errors.ts';
import type { ClerkReservation, ClerkReservationInput } from '#domain/reservations/admin-schema.ts';
import { findTransition } from '#domain/reservation-status.ts';
import { pick } from '#domain/values/pick.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';
import { withOffered } from '#worker/features/contracts/offered-terms.ts';
import { acceptOffer } from '#worker/features/offers/accept-offer.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { unchangedVilla } from '#worker/features/villas/stay-facts/unchanged-villa.ts';
import { sell } from './clerk-sale.ts';
import { findVillaFacts } from '../detail/detail-queries.ts';
import { historyEntry, stateColumns } from '#worker/features/transitions/plan-transition.ts';
import { requestHoldEnd } from '#worker/features/nights/request-hold.ts';
import { decideOptionEnd } from '../transition/option-end.ts';
import { customerColumns, newIdentity } from '../new-row.ts';

/**
 * A clerk creates a stay for a guest, as a request, an option or confirmed: in one batch with its
 * nights, history, mails and audit row. `offer`: accepts it, as it was offered. @throws `DATES_TAKEN` (409)
 * naming what takes them, `PRICE_CHANGED` (409), the stay's own refusal, `VILLA_INACTIVE`,
 * `DISCOUNT_TOO_LARGE` or `VALIDATION` (422), `NOT_FOUND` for an unknown villa.
 */
export async function createByClerk(
  deps: Deps,
  input: ClerkReservationInput,
  key: string,
  actor: Actor,
  offer: AcceptedOffer | null = null,
): Promise<Settled<ClerkReservation>> {
  const offerId = offer?.id ?? null;
  const body = offerId === null ? input : { offerId, input };
  const request = { scope: `admin-reservation:${actor.userId}`, key, body };
  try {
    return await runIdempotent(deps, request, () => plan(deps, input, actor, offer));
  } catch (error) {
    const { villa_id: villaId, checkIn, checkOut } = input;
    throw await explainTaken(deps, error, { villaId, checkIn, checkOut, ref: '' }, true);
  }
}

/** An offer that the stay accepts, and what it says of the villa. */
type AcceptedOffer = { id: string; terms: unknown };

async function plan(
  deps: Deps,
  input: ClerkReservationInput,
  actor: Actor,
  offer: AcceptedOffer | null,
): Promise<WritePlan<ClerkReservation>> {
  const house = await findVillaFacts(deps.db, input.villa_id, today(deps.clock));
  if (house === null) throw notFound('Böyle bir villa yok.');
  const facts = withOffered(house, offer?.terms ?? null);
  const offerId = offer?.id ?? null;
  const { checkIn, checkOut, adults, children, babies, agencyDiscount, status } = input;
  const stay = { checkIn, checkOut, adults, children, babies };
  const discount = agencyDiscount?.amount ?? 0;
  const request = { stay, agreed: null, discount, overridden: input.override };
  const { money, rates } = sell(deps, facts, request, input.expectedTotal);

  const write = beginWrite(deps, actor);
  const identity = newIdentity(write);
  const { id, code, createdAt: at } = identity;
  const bounds = { ...facts, checkIn, guestMoney: 0 };
  const state =
    status === 'requested'
      ? { holdExpiresAt: requestHoldEnd(deps, facts.hold, checkIn), readAt: at }
      : stateColumns(deps, status, {
          optionExpiresAt:
            status === 'option' ? decideOptionEnd(deps, bounds, input.optionExpiresAt) : null,
        });
  const row = {
    ...identity,
    ...customerColumns(input.customer),
    language: input.language ?? null,
    ...stay,
    ...money,
    ...rates,
    ...state,
    status,
    villaId: facts.villa.id,
    source: offerId === null ? ('admin' as const) : ('offer' as const),
    offerId,
    agencyNote: input.agencyNote ?? '',
    discountReason: agencyDiscount?.reason ?? null,
    createdBy: actor.userId,
  };
  const deadline = deadlineOf(state);
  const path = status === 'requested' ? [null] : [null, 'requested' as const];
  const history = path.map((from) =>
    historyEntry(write, id, from, from === null ? 'requested' : status, 'admin'),
  );
  const mails = findTransition(path.at(-1) ?? null, status)?.mails ?? [];
  const holding = { villaId: facts.villa.id, checkIn, checkOut, ref: id };
  const kind = status === 'confirmed' ? 'reservation' : 'hold';
  return {
    status: 201,
    content: {
      id,
      reservation_id: code,
      status,
      version: 1,
      villa_id: facts.villa.id,
      checkin: checkIn,
      checkout: checkOut,
      ...pick(money, 'nights', 'total', 'prepayment'),
      deadline,
    },
    steps: [
      unchangedVilla(deps, facts.villa, () => conflict('PRICE_CHANGED')),
      offerId !== null && acceptOffer(write, offerId),
      write.insert(reservations, row),
      ...takeNights(holding, kind, deadline, at),
      ...history.map((entry) => write.insert(reservationHistory, entry)),
      ...reservationMails(write.now, id, status, mails),
      write.audit('reservation.create', id, {
        after: {
          code,
          status,
          villaId: row.villaId,
          checkIn,
          checkOut,
          total: money.total,
          agencyDiscount: discount,
          discountReason: row.discountReason,
          override: input.override,
        },
      }),
    ],
  };
}

/** Until when the state holds the nights. */
function deadlineOf(
  state: { holdExpiresAt: string } | { optionExpiresAt: string | null },
): string | null {
  return 'holdExpiresAt' in state ? state.holdExpiresAt : state.optionExpiresAt;
}
