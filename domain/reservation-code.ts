/** Without 0 O 1 I L, which people mix up on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;

/** Bytes to hand to `reservationCode`; with so many, too few usable ones practically never occur. */
export const CODE_RANDOM_BYTES = 32;

/**
 * A reservation's code, `KY26-` and eight of 31 signs: 8.5 × 10¹¹ per year, not to be guessed
 * together with an e-mail address. Bytes that would favour some signs are skipped.
 * Throws RangeError when fewer than eight usable bytes are left.
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

/** A code as somebody typed it, in our spelling ("ky26 abcd2345" → "KY26-ABCD2345"), or null. */
export function parseReservationCode(text: string): string | null {
  const bare = text.replace(/[\s-]/g, '').toUpperCase();
  const match = new RegExp(`^(KY\\d{2})([${ALPHABET}]{${CODE_LENGTH}})$`).exec(bare);
  return match ? `${match[1]}-${match[2]}` : null;
}
