/**
 * How people ask in another language, and what it is in the Turkish that everything else here reads:
 * a phrase and its meaning, in their own letters. `#` is a number and `~` a word, which the meaning
 * repeats; `*` is any ending; an empty meaning asks for nothing.
 */
export type Lexicon = Readonly<Record<string, string>>;
