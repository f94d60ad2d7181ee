import { COUNTRIES } from '#domain/guests/countries.ts';
import { FIRST_LANGUAGE, LANGUAGES } from '#domain/languages/languages.ts';
import { formats, language } from '#site/language.ts';

/** Countries by code, Türkiye first, then by their names in the page's language. */
export function countriesInWords(): readonly (readonly [code: string, name: string])[] {
  const code = language();
  if (code === FIRST_LANGUAGE) return COUNTRIES;
  const names = new Intl.DisplayNames(LANGUAGES[code].locale, { type: 'region' });
  const [first, ...others] = COUNTRIES.map(
    ([country, name]) => [country, names.of(country) ?? name] as const,
  );
  const { compare } = formats();
  return [...(first ? [first] : []), ...others.toSorted((a, b) => compare(a[1], b[1]))];
}
