import { unbrokenMoney } from '#domain/values/money.ts';

/**
 * A sentence in which no line ends within an amount, a telephone number ("+90 242 …") or the word
 * "e-posta".
 */
export const unbrokenText = (text: string): string =>
  unbrokenMoney(text)
    .replaceAll(/\be-(?=posta)/giu, (e) => `${e.slice(0, 1)}\u2011`)
    .replaceAll(/\+\d[\d ]+\d/gu, (number) => number.replaceAll(' ', '\u00a0'));
