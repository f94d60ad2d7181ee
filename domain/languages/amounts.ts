import { type Kurus, parseLira } from '#domain/values/money.ts';
import { FIRST_LANGUAGE, type Language, LANGUAGES } from './languages.ts';

/** The sign before the fraction of a number: "," or ".". */
const decimalOf = (language: Language): string =>
  new Intl.NumberFormat(LANGUAGES[language].locale)
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? ',';

/** Lira as they are typed into a field: "8400,00", "8400.00". */
export const typedAmount = (kurus: Kurus, language: Language): string =>
  (kurus / 100).toFixed(2).replace('.', decimalOf(language));

/**
 * Lira as they are typed in a language: "8.400,50", "8,400.50", "8 400,50". What can only be meant in
 * the Turkish way is read in it; null for any other text.
 */
export function readAmount(text: string, language: Language): Kurus | null {
  if (language === FIRST_LANGUAGE) return parseLira(text);
  const plain = text.replaceAll(/\s/g, '');
  const isDotted =
    decimalOf(language) === '.' && /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(plain);
  return parseLira(isDotted ? plain.replaceAll(',', '').replace('.', ',') : plain);
}
