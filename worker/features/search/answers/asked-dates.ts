import { type Day, nightsBetween } from '#domain/values/dates.ts';
import { DomainError, refused } from '#domain/errors.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';

type AskedDates = { checkin?: Day; checkout?: Day };

/**
 * Accepts dates of a possible stay, or none. @throws `VALIDATION` (400) for half a pair or a stay
 * without a night, `PAST` and `TOO_LONG` (422).
 */
export function assertStayDates({ checkin, checkout }: AskedDates, today: Day): void {
  if (checkin === undefined && checkout === undefined) return;
  if (checkin === undefined) throw malformed('checkin', 'Giriş tarihini de seçin.');
  if (checkout === undefined) throw malformed('checkout', 'Çıkış tarihini de seçin.');
  const nights = nightsBetween(checkin, checkout);
  if (nights < 1) throw malformed('checkout', 'Çıkış tarihi giriş tarihinden sonra olmalı.');
  if (checkin < today) throw refused('PAST');
  if (nights > MAX_STAY_NIGHTS) throw refused('TOO_LONG');
}

/** A validation error for a field; visitors see its sentence, too. */
export function malformed(path: string, message: string): DomainError {
  return new DomainError('malformed', 'VALIDATION', { message, issues: [{ path, message }] });
}
