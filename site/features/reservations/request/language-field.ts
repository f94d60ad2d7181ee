import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { language } from '#site/language.ts';

/** The language in which a guest asks, of POST /v1/reservation, which takes none for Turkish. */
export function languageField(): { language?: Language } {
  const code = language();
  return code === FIRST_LANGUAGE ? {} : { language: code };
}
