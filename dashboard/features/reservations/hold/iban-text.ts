import { formatInstant } from '#domain/values/istanbul-time.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { Bank } from '#domain/banks/admin-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';

type Told = Pick<ReservationDetail, 'reservation_id' | 'dues' | 'optionExpiresAt'>;
type Account = Pick<Bank, 'bank' | 'holder' | 'iban_formatted'>;

/**
 * Instructions for paying the prepayment by transfer, as a message: accounts, amount, reference,
 * deadline.
 */
export function ibanText(
  { reservation_id: code, dues, optionExpiresAt }: Told,
  accounts: readonly Account[],
): string {
  return [
    `Ön ödeme: ${formatKurus(dues.prepayment)}`,
    ...accounts.map(({ bank, holder, iban_formatted: iban }) => `${bank}\n${holder}\n${iban}`),
    `Açıklamaya ${code} yazmanız yeterli.`,
    ...(optionExpiresAt === null
      ? []
      : [`Opsiyon bitişi: ${formatInstant(new Date(optionExpiresAt))}.`]),
  ].join('\n\n');
}
