import { conflict, type DomainError, notFound } from '#domain/errors.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { CreateReservationInput, ReservationCreated } from '#domain/reservations/schema.ts';
import type { MoneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import { findTransition } from '#domain/reservation-status.ts';
import {
  reservationExtras,
  reservationGuests,
  reservationHistory,
  reservations,
} from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { newStayLink } from '#worker/features/guest-links/stay-link.ts';
import { acceptOffer } from '#worker/features/offers/accept-offer.ts';
import { readAgreementFacts } from '#worker/features/contracts/contract-facts.ts';
import type { DocumentFrame } from '#worker/features/contracts/document-frame.ts';
import { keepContract } from '#worker/features/contracts/keep-contract.ts';
import { contractBeside } from '#worker/features/contracts/paper-voice.ts';
import type { StayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { findHoldAtOnce } from '#worker/features/quotes/hold-at-once.ts';
import { unchangedVilla } from '#worker/features/villas/stay-facts/unchanged-villa.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { arrivesAsTold } from '#worker/features/nights/stay-hours.ts';
import { historyEntry } from '#worker/features/transitions/plan-transition.ts';
import { customerColumns, newIdentity } from '../new-row.ts';
import { requestHoldEnd } from '#worker/features/nights/request-hold.ts';
import { withinOpenRequests } from './open-requests.ts';
import { agreeAgain } from '#worker/features/quotes/price-again.ts';
import { openQuote, type QuotePromise } from '#worker/features/quotes/quote-token.ts';

/**
 * A visitor requests a quoted stay: its nights are held until `holdExpiresAt`, in one batch with
 * the reservation, its history, the mails and the audit row. One that is booked at once is an option
 * from the start, for as long as its guest may pay. @throws `DATES_TAKEN` (409) when somebody was
 * faster, `INSTANT_ENDED` (409) when it can only be requested now, `PRICE_CHANGED` (409) when the
 * price has changed, `CONTRACT_CHANGED` (409) when anything else of the contract has,
 * `OFFER_ACCEPTED` (409) when its offer was already accepted, `TOO_MANY_OPEN_REQUESTS` (409),
 * `QUOTE_EXPIRED` (422), the stay's own refusal (422).
 */
export function requestReservation(
  deps: Deps,
  input: CreateReservationInput,
  key: string,
  actor: Actor,
): Promise<Settled<ReservationCreated>> {
  const request = { scope: 'reservation', key, body: input };
  return runIdempotent(deps, request, () => planRequest(deps, input, actor));
}

async function planRequest(
  deps: Deps,
  input: CreateReservationInput,
  actor: Actor,
): Promise<WritePlan<ReservationCreated>> {
  const promise = await openQuote(deps, input.quoteToken);
  const agreement = await readAgreementFacts(deps.db, promise, today(deps.clock));
  if (agreement === null) throw notFound('Bu villa artık yayında değil.');
  const { facts, frame } = agreement;
  const { money, items, agreed, guestDocument } = await agreeAgain(deps, agreement, promise);

  const { language = FIRST_LANGUAGE } = actor;
  const translation = await contractBeside(deps.db, language, guestDocument);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const identity = newIdentity(write);
  const { id, code } = identity;
  const { checkIn, checkOut } = promise;
  const held = findHold(deps, facts, { ...promise, prepayment: money.prepayment }, input);
  const { deadline } = held;
  const holding = { villaId: facts.villa.id, checkIn, checkOut, ref: id };
  const row = {
    ...identity,
    ...customerColumns(input.customer),
    language,
    ...consentColumns(input, frame, at, actor.ip),
    cancelTiers: frame.tiers,
    paymentParts: [...facts.paymentParts],
    ...stayColumns(promise),
    ...moneyColumns(money, facts),
    ...held.columns,
    source: promise.offer === null ? ('site' as const) : ('offer' as const),
    offerId: promise.offer?.id ?? null,
    villaId: facts.villa.id,
  };
  const page = await newStayLink(deps, write, { id, checkOut, language });
  const history = held.path.map((to, i) =>
    historyEntry(write, id, held.path[i - 1] ?? null, to, 'visitor'),
  );
  const mails = findTransition(held.path.at(-2) ?? null, row.status)?.mails ?? [];
  return {
    status: 201,
    content: {
      reservationCode: code,
      status: row.status,
      holdExpiresAt: deadline,
      total: agreed.total,
      prepayment: money.prepayment,
      page: page.url,
    },
    steps: [
      unchangedVilla(deps, facts.villa, () => conflict('PRICE_CHANGED')),
      promise.offer === null && arrivesAsTold(facts, checkIn, promise.lateArrival),
      promise.offer !== null && acceptOffer(write, promise.offer.id),
      write.insert(reservations, row, held.refuse),
      page.keep,
      ...items.map((item) =>
        write.insert(reservationExtras, { ...item, id: write.newId(), reservationId: id }),
      ),
      keepContract(write, id, {
        guestDocument,
        translation,
        language,
        termsVersion: frame.terms.version,
      }),
      ...takeNights(holding, 'hold', deadline, at),
      ...guestRows(write, input, id),
      ...history.map((entry) => write.insert(reservationHistory, entry)),
      ...reservationMails(write.now, id, row.status, mails),
      write.audit('reservation.request', id, {
        after: { code, villaId: row.villaId, checkIn, checkOut, total: agreed.total },
      }),
      // The limit does not apply to an offer: the agency chose its customer, and it can only be
      // accepted once.
      promise.offer === null && withinOpenRequests(row, at, frame.agency.phone),
    ],
  };
}

const notAtOnce = () => conflict('INSTANT_ENDED');

type Hold = {
  deadline: string;
  columns: { status: 'requested' | 'option'; instant?: true } & Partial<
    Record<'holdExpiresAt' | 'optionExpiresAt' | 'readAt', string>
  >;
  /** The states that it goes through. */
  path: readonly ('requested' | 'option')[];
  refuse?: () => DomainError;
};

/**
 * How the nights are held: until the office has answered, or while the guest pays for what is booked
 * at once. The database decides the latter again, with what is true when it is written.
 */
function findHold(
  deps: Deps,
  facts: StayFacts,
  stay: Parameters<typeof findHoldAtOnce>[2] & Pick<QuotePromise, 'offer'>,
  { instant }: CreateReservationInput,
): Hold {
  if (instant !== true) {
    const deadline = requestHoldEnd(deps, facts.hold, stay.checkIn);
    return {
      deadline,
      columns: { status: 'requested', holdExpiresAt: deadline },
      path: ['requested'],
    };
  }
  const deadline = stay.offer === null ? findHoldAtOnce(deps, facts, stay) : null;
  if (deadline === null) throw notAtOnce();
  const readAt = deps.clock.now().toISOString();
  return {
    deadline,
    columns: { status: 'option', instant: true, optionExpiresAt: deadline, readAt },
    path: ['requested', 'option'],
    refuse: notAtOnce,
  };
}

/** The guests named with the request, in its order. */
const guestRows = (write: Write, { guests = [] }: CreateReservationInput, reservationId: string) =>
  guests.map((guest, position) =>
    write.insert(reservationGuests, { ...guest, id: write.newId(), reservationId, position }),
  );

function consentColumns(
  input: CreateReservationInput,
  { terms, kvkkVersion }: DocumentFrame,
  at: string,
  ip: string | null,
) {
  return {
    termsVersion: terms.version,
    kvkkVersion,
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
