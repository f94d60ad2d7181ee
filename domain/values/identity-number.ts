/**
 * An identity number (TCKN, VKN, passport) masked for the screen: `*******1234`. A short one shows
 * two characters, so that the hidden part is always larger.
 */
export function maskIdentityNumber(number: string): string {
  const shown = number.length >= 8 ? 4 : 2;
  return number.slice(-shown).padStart(number.length, '*');
}
