import { unbrokenMoney } from '#domain/values/money.ts';

/** Parts with dots between them, of which none stands alone at the end or the start of a line. */
export const unbrokenDots = (text: string): string => text.replaceAll(' · ', '\u00a0·\u00a0');

/** An address or a reference: no line ends between an abbreviation and its number ("No: 14"). */
export const unbrokenNumbers = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(\p{L}{1,4}[.:]) (?=\d)/gu, '$1\u00a0');

/**
 * What an amount is for: "12–18 Haz · 7 gece × 4.900 ₺", "12–19 Haz 2027 · 7 gece". No line begins or ends with the dot, or
 * ends with the sign. Only the first is a dot: a run that nothing breaks is broken within a number.
 */
export function unbrokenLabel(label: string): string {
  const [first = '', ...others] = label.split(' · ');
  const withOneDot = others.length === 0 ? first : `${first} · ${others.join(', ')}`;
  return unbrokenDots(unbrokenMoney(withOneDot))
    .replaceAll('× ', '×\u00a0')
    .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replaceAll(/(\p{L}) (?=20\d\d\b)/gu, '$1\u00a0');
}

/**
 * A sentence in which no line ends within an amount, a telephone number ("+90 242 …") or the word
 * "e-posta".
 */
export const unbrokenText = (text: string): string =>
  unbrokenMoney(text)
    .replaceAll(/\be-(?=posta)/giu, (e) => `${e.slice(0, 1)}\u2011`)
    .replaceAll(/\+\d[\d ]+\d/gu, (number) => number.replaceAll(' ', '\u00a0'));
