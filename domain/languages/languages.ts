/**
 * The languages in which guests read; the dashboard speaks Turkish. One more is one row here and one
 * folder beside this file, with the same messages as `tr/`.
 */
export const LANGUAGES = {
  tr: {
    name: 'Türkçe',
    offer: 'Bu sayfa Türkçe de var',
    locale: 'tr-TR',
    direction: 'ltr',
    currency: 'TRY',
    whatsapp: 'tr',
  },
  en: {
    name: 'English',
    offer: 'This page is also in English',
    locale: 'en-GB',
    direction: 'ltr',
    currency: 'GBP',
    whatsapp: 'en_GB',
  },
  de: {
    name: 'Deutsch',
    offer: 'Diese Seite gibt es auch auf Deutsch',
    locale: 'de-DE',
    direction: 'ltr',
    currency: 'EUR',
    whatsapp: 'de',
  },
  ru: {
    name: 'Русский',
    offer: 'Эта страница есть и на русском',
    locale: 'ru-RU',
    direction: 'ltr',
    currency: 'EUR',
    whatsapp: 'ru',
  },
} as const satisfies Record<string, LanguageFacts>;

type LanguageFacts = {
  /** As its speakers call it. */
  name: string;
  /** Said on a page in another language to whose browser prefers this one. */
  offer: string;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Offered with the language; amounts are charged in lira all the same. */
  currency: 'TRY' | 'GBP' | 'EUR' | 'USD';
  /** Of templates at Meta (https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates/supported-languages). */
  whatsapp: string;
};

export const factsOf = (language: Language): LanguageFacts => LANGUAGES[language];

export type Language = keyof typeof LANGUAGES;

/** The language of the agency, of what it writes first, and of every address without a prefix. */
export const FIRST_LANGUAGE = 'tr' satisfies Language;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** All but the first, each with addresses below `/<code>`. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== FIRST_LANGUAGE);

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);

/** The language of an address: `/en` and all below it are English. */
export function languageOfPath(pathname: string): Language {
  const [, first] = /^\/([^/?#]*)/.exec(pathname) ?? [];
  return isLanguage(first) ? first : FIRST_LANGUAGE;
}
