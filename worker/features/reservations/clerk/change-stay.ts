import { sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import type { UpdateReservationInput } from '#domain/reservations/change-schema.ts';
import type { MoneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import { holdEnd } from '#domain/reservation-hold.ts';
import { findFixedReason, nightKindOf } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';
import { takeNights } from '#worker/features/nights/nights.ts';
import { extendStayLinks } from '#worker/features/guest-links/stay-link.ts';
import type { StayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { unchangedVilla } from '#worker/features/villas/stay-facts/unchanged-villa.ts';
import { sell } from './clerk-sale.ts';
import type { DetailRow } from '../detail/detail-queries.ts';
import { keepOptionEnd } from '../transition/option-end.ts';

/** What changing a stay writes on the reservation, what its answer shows, and its nights. */
export type StayChange = {
  columns: Partial<
    MoneySnapshot &
      Pick<
        DetailRow,
        | 'villaId'
        | 'checkIn'
        | 'checkOut'
        | 'adults'
        | 'children'
        | 'babies'
        | 'prepaymentRate'
        | 'commissionRate'
        | 'discountReason'
        | 'optionExpiresAt'
      >
  >;
  names: Partial<Pick<DetailRow, 'villaName' | 'villaSlug'>>;
  steps: Step[];
};

/** True when an edit changes dates, villa, guests or the discount. */
export function wantsAnotherStay(input: UpdateReservationInput): boolean {
  const { villa_id, checkIn, checkOut, adults, children, babies, agencyDiscount } = input;
  return [villa_id, checkIn, checkOut, adults, children, babies, agencyDiscount].some(
    (wanted) => wanted !== undefined,
  );
}

/**
 * The stay that results from an edit: priced, and with its nights moved when villa or dates change.
 * @throws `STAY_FIXED` (409) in a state whose stay cannot be changed, and whatever `sell` refuses.
 */
export function changeStay(
  deps: Deps,
  current: DetailRow,
  facts: StayFacts,
  input: UpdateReservationInput,
): StayChange {
  const fixed = findFixedReason(current.status);
  if (fixed !== null && !isDiscountAfterStay(current, input)) throw conflict('STAY_FIXED', fixed);
  const stay = {
    checkIn: input.checkIn ?? current.checkIn,
    checkOut: input.checkOut ?? current.checkOut,
    adults: input.adults ?? current.adults,
    children: input.children ?? current.children,
    babies: input.babies ?? current.babies,
  };
  const discount = discountOf(input, current);
  const request = {
    stay,
    agreed: current,
    discount: discount.amount,
    overridden: input.override,
    price: input.price,
  };
  const { money, rates } = sell(deps, facts, request, input.expectedTotal);
  const optionExpiresAt = movedEnd(deps, current, facts, stay.checkIn);
  return {
    columns: {
      ...stay,
      ...money,
      ...rates,
      villaId: facts.villa.id,
      discountReason: discount.reason,
      optionExpiresAt,
    },
    names: { villaName: facts.villa.name, villaSlug: facts.villa.slug },
    steps: nightSteps(deps, { ...current, optionExpiresAt }, facts, stay),
  };
}

/** A guest who has left may still be given something: the price alone changes. */
const isDiscountAfterStay = (
  { status }: DetailRow,
  { villa_id, checkIn, checkOut, adults, children, babies, price }: UpdateReservationInput,
): boolean =>
  status === 'completed' &&
  [villa_id, checkIn, checkOut, adults, children, babies, price].every((one) => one === undefined);

/** Values that are not sent stay as they are. */
function discountOf({ agencyDiscount }: UpdateReservationInput, current: DetailRow) {
  if (agencyDiscount === null) return { amount: 0, reason: null };
  return agencyDiscount ?? { amount: current.agencyDiscount, reason: current.discountReason };
}

function nightSteps(
  deps: Deps,
  current: DetailRow,
  { villa }: StayFacts,
  { checkIn, checkOut }: { checkIn: string; checkOut: string },
): Step[] {
  const moved = moveNights(deps, current, { villaId: villa.id, checkIn, checkOut });
  if (moved.length === 0) return [];
  return [unchangedVilla(deps, villa, () => conflict('PRICE_CHANGED')), ...moved];
}

/**
 * Moves the nights of a stay with everything that depends on them; no steps when they do not change
 * or none are held.
 */
export function moveNights(
  deps: Deps,
  current: DetailRow,
  { villaId, checkIn, checkOut }: { villaId: number; checkIn: string; checkOut: string },
): Step[] {
  const stays =
    villaId === current.villaId && checkIn === current.checkIn && checkOut === current.checkOut;
  const kind = nightKindOf(current.status);
  if (stays || kind === null) return [];
  const holding = { villaId, checkIn, checkOut, ref: current.id };
  return [
    ...takeNights(holding, kind, holdEnd(current), instant(deps.clock)),
    extendStayLinks(deps, current.id, checkOut),
  ];
}

/**
 * Guards that no stay leaves an owner to whom money of it was paid; the database refuses it, too
 * (drizzle/rules/owners-of-stays.sql). Before the change. @throws `OWNER_HAS_MONEY` (409)
 */
export const keepOwnersMoney = (current: DetailRow, villaId = current.villaId): Step[] =>
  villaId === current.villaId
    ? []
    : [
        guard(
          'stay.owner-has-no-money',
          sql`(select owner_id from villas where id = ${villaId}) = ${current.ownerId}
            or not exists (select 1 from stays_with_owner_money where reservation_id = ${current.id})`,
          () => conflict('OWNER_HAS_MONEY'),
        ),
      ];

/** An option that would end after the new arrival ends with it. */
function movedEnd(
  deps: Deps,
  { status, optionExpiresAt }: DetailRow,
  facts: StayFacts,
  checkIn: string,
): string | null {
  if (status !== 'option' || optionExpiresAt === null) return optionExpiresAt;
  return keepOptionEnd(deps, { ...facts, checkIn }, optionExpiresAt);
}
