/**
 * The IBAN of the agency's account that a statement names: by its IBAN, or by the number that a
 * Turkish IBAN ends with (16 digits behind bank and reserve), with or without the branch before it.
 * Null where none, or more than one, fits.
 */
export function findAccount(named: string, accounts: readonly { iban: string }[]): string | null {
  const plain = named.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  const exact = accounts.find(({ iban }) => iban === plain);
  if (exact !== undefined) return exact.iban;
  const digits = /^\d+$/.test(plain) ? plain.replace(/^0+/, '') : '';
  if (digits.length < MIN_DIGITS) return null;
  const ends = accounts.filter(({ iban }) => iban.slice(-ACCOUNT_DIGITS).endsWith(digits));
  return ends.length === 1 ? (ends[0]?.iban ?? null) : null;
}

const ACCOUNT_DIGITS = 16;
/** Fewer could be the end of any number. */
const MIN_DIGITS = 6;
