import type { ClerkPrice, ClerkQuote } from '#domain/reservations/admin-schema.ts';
import type { PriceChoice } from '#domain/reservations/clerk-input.ts';

/** Whether the agreed price and the one of today differ, so that somebody has to choose. */
export function mustChoose({ agreed, price }: ClerkQuote): boolean {
  if (agreed === null || price === null) return false;
  return agreed.total !== price.total || agreed.prepayment !== price.prepayment;
}

/** The price at which a stay would change; null while the person has yet to choose, or there is none. */
export function chosenPrice(quote: ClerkQuote, choice: PriceChoice | null): ClerkPrice | null {
  if (!mustChoose(quote)) return quote.price;
  if (choice === null) return null;
  return choice === 'agreed' ? quote.agreed : quote.price;
}
