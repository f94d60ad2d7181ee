import { unbrokenMoney } from '#domain/values/money.ts';

/**
 * What an amount is for: "12–18 Haz · 7 gece × 4.900 ₺". No line begins or ends with the dot, or
 * ends with the sign.
 */
export const unbrokenLabel = (label: string): string =>
  unbrokenMoney(label)
    .replaceAll(' · ', '\u00a0·\u00a0')
    .replaceAll('× ', '×\u00a0')
    .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');

/**
 * A sentence in which no line ends within an amount, a telephone number ("+90 242 …") or the word
 * "e-posta".
 */
export const unbrokenText = (text: string): string =>
  unbrokenMoney(text)
    .replaceAll(/\be-(?=posta)/giu, (e) => `${e.slice(0, 1)}\u2011`)
    .replaceAll(/\+\d[\d ]+\d/gu, (number) => number.replaceAll(' ', '\u00a0'));
