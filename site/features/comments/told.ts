import { factsOf, FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { language, markOf } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

type Told = {
  /** Of the text as it is shown, where that is not the page's. */
  lang?: string;
  /** What is said beside it. */
  note?: string;
};

/**
 * How a text that a person wrote in some language is shown on this page, which has its translation
 * where there is one (site/data.ts).
 */
export function toldOf(text: string, writtenIn: string): Told {
  const page = language();
  if (writtenIn === page) return {};
  const mark = markOf([text]);
  if (mark !== 'untranslated') {
    return { note: mark ? sayOnPage('shell')[mark] : sayOnPage('comments').translated };
  }
  const names = new Intl.DisplayNames(factsOf(page).locale, { type: 'language' });
  const note =
    writtenIn === FIRST_LANGUAGE
      ? sayOnPage('shell').untranslated
      : sayOnPage('comments').writtenIn(names.of(writtenIn) ?? writtenIn);
  return { lang: writtenIn, note };
}
