/**
 * How people ask in another language, and what it is in the Turkish that everything else here reads:
 * a phrase and its meaning, in their own letters. `#` is a number and `~` a word, which the meaning
 * repeats, also with an ending (`~siz`); `*` is any ending and `+` a short one, `a/b` is either word; an
 * empty meaning asks for nothing.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** Single words that ask for nothing. */
export const saidForNothing = (words: string): Lexicon =>
  Object.fromEntries(
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word, '']),
  );
