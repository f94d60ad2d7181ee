import type { Like } from '#domain/languages/like.ts';
import type turkish from '#domain/languages/tr/guestList.ts';
import type { GuestForm, GuestPlace } from '#domain/guests/schema.ts';

export type PersonTone = 'open' | 'done' | 'problem';

/** The page's, or its script's. */
export type ListWords = Like<typeof turkish>;

/** The status below a person's number: what is stored, and what is missing. */
export function stateOf(
  { missing, firstName, lastName }: GuestPlace,
  words: ListWords,
): { tone: PersonTone; text: string } {
  if (missing.length === 0) return { tone: 'done', text: words.done };
  if (firstName === '' && lastName === '' && missing.length >= 3) {
    return { tone: 'open', text: words.empty };
  }
  // Only the name is set, from the reservation; nothing has been filled in yet.
  if (firstName !== '' && lastName !== '' && missing.includes('name')) {
    return { tone: 'open', text: words.onlyName };
  }
  const parts = missing.map((part) => words.parts[part]).join(', ');
  return { tone: 'open', text: words.missing(parts) };
}

/** What is missing of the whole list or looks wrong, in words. */
export const gapsText = (gaps: GuestForm['gaps'], words: ListWords): string[] =>
  gaps.map(({ kind, count, expected }) => words.gaps[kind](count, expected));
