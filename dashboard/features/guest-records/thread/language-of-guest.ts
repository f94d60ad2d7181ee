import type { ThreadItem } from '#domain/guest-records/schema.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';

/**
 * In which language a guest is answered: that of their record, which they or a clerk chose. Turkish
 * there may mean that nobody ever did, so what they wrote last says it, as far as it can be told.
 */
export function languageOfGuest(
  kept: Language | null,
  items: readonly Pick<ThreadItem, 'kind' | 'text'>[],
): Language | null {
  if (kept !== null && kept !== FIRST_LANGUAGE) return kept;
  const written = items
    .filter(({ kind }) => kind === 'message' || kind === 'wish')
    .toReversed()
    .map(({ text }) => languageOfText(text))
    .find((one) => one !== null);
  return isLanguage(written) ? written : kept;
}
