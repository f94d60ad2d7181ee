import type { ClerkPrice, ClerkQuote } from '#domain/reservations/admin-schema.ts';
import type { PriceChoice } from '#domain/reservations/clerk-input.ts';

/** Whether the agreed price and today's differ, so that a choice is needed. */
export function mustChoose({ agreed, price }: ClerkQuote): boolean {
  if (agreed === null || price === null) return false;
  return agreed.total !== price.total || agreed.prepayment !== price.prepayment;
}

/** The chosen price of a changed stay; null without a choice or without a price. */
export function chosenPrice(quote: ClerkQuote, choice: PriceChoice | null): ClerkPrice | null {
  if (!mustChoose(quote)) return quote.price;
  if (choice === null) return null;
  return choice === 'agreed' ? quote.agreed : quote.price;
}
