/** Crockford's Base32 alphabet: no letters that are mistaken for one another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * 24 characters of 5 bits: 120 bits of entropy, so a fast hash is enough to store them (ASVS
 * 6.5.2).
 */
const LENGTH = 24;

/** A code from 24 random bytes, as it is stored; `showRecoveryCode` is for people. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS.charAt(byte & 31)).join('');

/** In groups of four, for reading from paper. */
export const showRecoveryCode = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

/** What somebody typed, in any case and with any signs between; null when it is no code. */
export function readRecoveryCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IİL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : null;
}
