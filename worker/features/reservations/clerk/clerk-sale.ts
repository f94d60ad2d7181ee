import { conflict, type DomainError, refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { Overridable, PriceChoice } from '#domain/reservations/clerk-input.ts';
import {
  type AgreedStay,
  assessSale,
  type Sale,
  type SaleRefusal,
} from '#domain/reservations/clerk-sale.ts';
import type { MoneySnapshot } from '#domain/reservations/pricing/snapshot.ts';
import type { Stay } from '#domain/reservations/pricing/stay.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import type { StayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';

/** What a clerk asks for, besides the facts of the villa. */
type SaleRequest = {
  stay: Stay;
  agreed: AgreedStay | null;
  discount: number;
  overridden?: readonly Overridable[];
  price?: PriceChoice;
};

/** What a clerk may sell according to the current facts. */
export function assess({ clock }: Deps, facts: StayFacts, request: SaleRequest): Sale {
  const { stay, agreed, discount, overridden = [], price = null } = request;
  return assessSale({
    ...facts,
    stay,
    agreed,
    discount,
    overridden,
    price,
    now: instant(clock),
    today: today(clock),
  });
}

/**
 * The money of a stay that a clerk sells. @throws `DATES_TAKEN` (409), any other reason (422), and
 * `PRICE_CHANGED` (409) when the total differs from what the clerk saw.
 */
export function sell(
  deps: Deps,
  facts: StayFacts,
  request: SaleRequest,
  expectedTotal: number | undefined,
): Pick<Sale, 'rates'> & { money: MoneySnapshot } {
  const { refusal, money, rates } = assess(deps, facts, request);
  if (refusal !== null) throw saleError(refusal);
  if (expectedTotal !== undefined && expectedTotal !== money.total) {
    const message = `Fiyat değişti: yeni toplam ${formatKurus(money.total)}. Lütfen yeni tutarı görüp onaylayın.`;
    throw conflict('PRICE_CHANGED', message);
  }
  return { money, rates };
}

/** Why a stay cannot be sold, as the call's error. */
export function saleError({ code, message }: SaleRefusal): DomainError {
  if (code === 'DATES_TAKEN' || code === 'STAY_FIXED') return conflict(code, message);
  const issues =
    code === 'DISCOUNT_TOO_LARGE' ? [{ path: 'agencyDiscount.amount', message }] : undefined;
  return refused(code, message, issues);
}
