import { fold } from '../values/fold.ts';

/** What is left of a password without a person's own words must be a password of its own. */
const LEAST_BESIDE = 8;
const SHORTEST_WORD = 3;

/** Who chooses a password, as everybody knows them. */
export type KnownPerson = { firstName: string; lastName: string; email: string };

/**
 * True for a password that is made of the person's own name and address: `gulsah.ozturk1990`. Somebody
 * who guesses one account begins with those.
 */
export function isOwnWords(password: string, { firstName, lastName, email }: KnownPerson): boolean {
  const words = fold(`${firstName} ${lastName} ${email}`)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  const folded = fold(password);
  const beside = words.reduce((text, word) => text.replaceAll(word, ''), folded);
  return beside !== folded && beside.replace(/[^a-z0-9]/g, '').length < LEAST_BESIDE;
}
