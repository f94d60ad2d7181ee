import { type Day, formatDayLong } from '#domain/values/dates.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { TRANSACTION_METHOD_LABELS } from '#domain/payments/rules.ts';
import type { CellProblem } from './schema.ts';

/** Payment methods before there were payment links. */
export type PastMethod = 'havale_eft' | 'fast' | 'card' | 'cash';

/** What the agency received for a past stay, less refunds. */
export type PastPayment = { amount: Kurus; on: Day; method: PastMethod };

/** The parsed cells of a payment. */
type PaymentCells = {
  collected: Kurus | null;
  collectedOn: Day | null;
  collectedBy: PastMethod | null;
};

/**
 * The payment in a row, null when nothing was paid. Day and method must be given: the tax office
 * requires the real ones, so neither is guessed.
 */
export function toPastPayment(
  { collected, collectedOn, collectedBy }: PaymentCells,
  { total, firstDay, today }: { total: Kurus | 'unknown' | null; firstDay: Day; today: Day },
): { payment: PastPayment | null } | { problems: CellProblem[] } {
  if (collected === null && (collectedOn !== null || collectedBy !== null)) {
    const message = 'Tahsil edilen tutarı yazın ya da tarihini ve yöntemini de boş bırakın.';
    return { problems: [{ field: 'collected', message }] };
  }
  if (collected === null || collected === 0) return { payment: null };
  const problems = [
    ...problem(
      typeof total === 'number' && collected > total,
      'collected',
      'Tahsil edilen, toplam tutarı aşamaz. Depozitoyu katmayın, iadeleri düşün.',
    ),
    ...problem(collectedOn === null, 'collectedOn', 'Tahsilat tarihini yazın.'),
    ...problem(
      collectedOn !== null && collectedOn > today,
      'collectedOn',
      'Tahsilat tarihi gelecekte olamaz.',
    ),
    ...problem(
      collectedOn !== null && collectedOn < firstDay,
      'collectedOn',
      `${formatDayLong(firstDay)} gününden önceki tahsilatlar aktarılamaz.`,
    ),
    ...problem(
      collectedBy === null,
      'collectedBy',
      'Tahsilat yöntemini yazın: Havale, FAST, Kart ya da Nakit.',
    ),
  ];
  if (problems.length > 0 || collectedOn === null || collectedBy === null) return { problems };
  return { payment: { amount: collected, on: collectedOn, method: collectedBy } };
}

/** "tahsilat 17.500,00 ₺ (12 Şubat 2025 Çarşamba, Havale / EFT)" */
export const describePastPayment = ({ amount, on, method }: PastPayment): string =>
  `tahsilat ${formatKurus(amount)} (${formatDayLong(on)}, ${TRANSACTION_METHOD_LABELS[method]})`;

const problem = (isThere: boolean, field: string, message: string): CellProblem[] =>
  isThere ? [{ field, message }] : [];
