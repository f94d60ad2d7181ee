/**
 * An identity number (TCKN, VKN, passport) as a screen may show it: `*******1234`. A short one keeps
 * two signs, so that what is hidden is always the larger part.
 */
export function maskIdentityNumber(number: string): string {
  const shown = number.length >= 8 ? 4 : 2;
  return number.slice(-shown).padStart(number.length, '*');
}
