/** Without 0 O 1 I L, which are confused on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/**
 * Bytes to pass to `reservationCode`; with this many, running out of usable ones is practically
 * impossible.
 */
export const CODE_RANDOM_BYTES = 32;

/**
 * A reservation's code: `KY26-` and eight of 31 characters, 8.5 × 10¹¹ per year, so it cannot be
 * guessed together with an e-mail address. Bytes that would make some characters more likely are
 * skipped. Throws RangeError when fewer than eight usable bytes are left.
 */
export function reservationCode(randomBytes: Uint8Array, year: number): string {
  const fair = 256 - (256 % ALPHABET.length);
  const signs = [...randomBytes]
    .filter((byte) => byte < fair)
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET.charAt(byte % ALPHABET.length));
  if (signs.length < CODE_LENGTH) throw new RangeError('too few random bytes for a code');
  return `KY${String(year).slice(-2)}-${signs.join('')}`;
}

/** Normalises a typed code ("ky26 abcd2345" → "KY26-ABCD2345"); null for anything else. */
export function parseReservationCode(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  const match = new RegExp(`^(KY\\d{2})([${ALPHABET}]{${CODE_LENGTH}})$`).exec(bare);
  return match ? `${match[1]}-${match[2]}` : null;
}

/** Whether a code may contain the typed text: of so many digits in a row none does. */
export const mayBeInCode = (text: string): boolean =>
  !new RegExp(`\\d{${CODE_LENGTH + 1}}`).test(text.replace(/\s/g, ''));
