import { fold } from '#domain/values/fold.ts';

/** Characters that must remain of a password once the person's own words are taken out. */
const MIN_BESIDE = 8;
const SHORTEST_WORD = 3;

/** The name and address of the person who chooses a password. */
export type KnownPerson = { firstName: string; lastName: string; email: string };

/**
 * True for a password made of the person's own name and address, such as `gulsah.ozturk1990`: the
 * first guess of anybody who attacks one account.
 */
export function isOwnWords(password: string, { firstName, lastName, email }: KnownPerson): boolean {
  const words = fold(`${firstName} ${lastName} ${email}`)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
  const folded = fold(password);
  const beside = words.reduce((text, word) => text.replaceAll(word, ''), folded);
  return beside !== folded && beside.replace(/[^a-z0-9]/g, '').length < MIN_BESIDE;
}
