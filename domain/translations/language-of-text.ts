import { FIRST_LANGUAGE, type Language, LANGUAGE_CODES } from '#domain/languages/languages.ts';

/** Letters and small words by which a language is told from the others; one without is never guessed. */
const SIGNS: Partial<Record<Language, RegExp>> = {
  tr: /[ğşıİ]|(?<!\p{L})(?:ve|bir|bu|için|merhaba|selam|iyi|günler|mi|mı|kaç|var|yok|ile|teşekkürler|lütfen|evet|hayır|tamam)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|is|are|we|you|for|to|of|hello|hi|please|thanks?|have|can|would|do|yes|ok)(?!\p{L})/giu,
  de: /[äß]|(?<!\p{L})(?:und|der|die|das|ist|wir|sie|für|mit|nicht|hallo|bitte|danke|ich|haben|ja|nein|ein|eine)(?!\p{L})/giu,
  ru: /\p{Script=Cyrillic}+/gu,
};

/** The language that most signs speak for; null where nothing does or two are equal. */
export function languageOfText(text: string): Language | null {
  const counted = LANGUAGE_CODES.map((language) => {
    const signs = SIGNS[language];
    return { language, count: signs ? (text.match(signs)?.length ?? 0) : 0 };
  }).toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && first.count > (second?.count ?? 0) ? first.language : null;
}

/** A message that somebody of the agency may not be able to read. */
export const isForeign = (text: string): boolean =>
  /\p{L}/u.test(text) && languageOfText(text) !== FIRST_LANGUAGE;
