import { FIRST_LANGUAGE, type Language, LANGUAGE_CODES } from '#domain/languages/languages.ts';

type Signs = { words?: string; letters?: RegExp };

/**
 * Letters and words by which a language is told from the others; one without is never guessed.
 * Turkish letters do not count in names, which every language has: "Yılmaz Bey was great".
 */
const SIGNS: Partial<Record<Language, Signs>> = {
  tr: {
    letters: /(?<!\p{L})\p{Ll}*[ğşı]\p{L}*/gu,
    words:
      'aile|ama|bir|bu|çok|daha|değil|ederi[mz]|evet|gibi|günler|güzel|harika|hayır|için|ile|iyi|kaç|lütfen|memnun|merhaba|m[iı]|selam|süper|tamam|tavsiye|temiz|teşekkürler|var|ve|yok',
  },
  en: {
    words:
      'all|and|are|beautiful|but|can|clean|do|everything|excellent|for|friendly|from|great|have|hello|hi|house|is|it|loved|lovely|my|nice|not|of|ok|our|perfect|please|thanks?|the|this|to|very|view|we|were|with|would|yes|you',
  },
  de: {
    letters: /[äß]/gu,
    words:
      'alles|auch|auf|aussicht|bitte|danke|das|der|die|eine?|es|für|gerne?|gut|haben|hallo|haus|ich|ist|ja|leider|mit|nein|nett\\p{L}*|nicht|sauber\\p{L}*|schön\\p{L}*|sehr|sie|toll\\p{L}*|und|uns|unser\\p{L}*|waren?|wieder|wir|wunderschön\\p{L}*|zu',
  },
  ru: { letters: /\p{Script=Cyrillic}+/gu },
};

const TELLING = LANGUAGE_CODES.map((language) => {
  const { words, letters } = SIGNS[language] ?? {};
  const patterns = [letters, words && new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')];
  return { language, patterns: patterns.filter((one) => one instanceof RegExp) };
});

/** The language that most signs speak for; null where nothing does or two are equal. */
export function languageOfText(text: string): Language | null {
  const counted = TELLING.map(({ language, patterns }) => ({
    language,
    count: patterns.reduce((sum, one) => sum + (text.match(one)?.length ?? 0), 0),
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && first.count > (second?.count ?? 0) ? first.language : null;
}

/** A message that somebody of the agency may not be able to read. */
export const isForeign = (text: string): boolean =>
  /\p{L}/u.test(text) && languageOfText(text) !== FIRST_LANGUAGE;
