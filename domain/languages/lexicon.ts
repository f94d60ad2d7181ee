/**
 * How people ask in another language, and what it is in the Turkish that everything else here reads:
 * a phrase and its meaning, in their own letters. `#` is a number and `~` a word, which the meaning
 * repeats, also with an ending (`~siz`); `*` is any ending and `+` a short one, `a/b` is either word; an
 * empty meaning asks for nothing, and what means `?` may also stand between the words of a phrase. `-en`
 * is an ending of words and numbers (`6th`), with which a word that no phrase has is another one of its forms.
 * `1.` is an ordinal.
 */
export type Lexicon = Readonly<Record<string, string>>;

const allAs = (meaning: string, words: string): Lexicon =>
  Object.fromEntries(
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word, meaning]),
  );

/** What things are called: their meaning, and all phrases for it, separated by commas. */
export const called = (names: Readonly<Record<string, string>>): Lexicon =>
  Object.fromEntries(
    Object.entries(names).flatMap(([meaning, phrases]) =>
      phrases.split(',').map((phrase) => [phrase.trim().replaceAll(/\s+/g, ' '), meaning]),
    ),
  );

/** No word of any reader. */
export const UNHEARD = 'bilinmiyor';

/**
 * Phrases, separated by commas, for what no filter has, and whose words ask for something else: "changing
 * table" is no table and "city view" none of the sea. They are said not to be understood, whole.
 */
export const unheard = (phrases: string): Lexicon => called({ [UNHEARD]: phrases });

/** Single words that ask for nothing. */
export const saidForNothing = (words: string): Lexicon => allAs('', words);

/** Single words that also stand within phrases: "walk to the beach". */
export const saidWithin = (words: string): Lexicon => allAs('?', words);

/** Endings that words of a language have. */
export const endings = (list: string): Lexicon =>
  saidForNothing(list.replaceAll(/(?<=^|\s)(?=\S)/g, '-'));

/** Number words in their order: the first is 1, or `1.`, an ordinal. */
export const counted = (words: string, mark: '' | '.' = ''): Lexicon =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, `${at + 1}${mark}`]));
