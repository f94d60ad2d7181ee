import { sayOnPage } from '#site/lib/language-of-page.ts';
import type { InstallmentPayer } from '#domain/payments/providers.ts';

/** What is said of instalments beside a card's button; null where the agency takes none. */
export function installmentsText({
  installments: most,
  installmentFee: payer,
}: {
  installments: number;
  installmentFee: InstallmentPayer;
}): string | null {
  const { installments, installmentsFree } = sayOnPage('payment');
  if (most <= 1) return null;
  return payer === 'agency' ? installmentsFree(most) : installments(most);
}
