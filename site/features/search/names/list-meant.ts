import { wordsOf } from '#domain/desk/call/phrases.ts';
import { isOneOf } from '#domain/desk/call/stems.ts';
import { FILLERS } from '#domain/desk/call/tables/fillers.ts';
import { LISTS_ASKED_FOR } from '#domain/desk/call/tables/pages.ts';

/** "indirimli villalar", "son dakika fırsatları": the page that shows just this; null for other texts. */
export function listMeant(typed: string): string | null {
  const words = wordsOf(typed).filter((word) => !FILLERS.has(word));
  if (words.length === 0) return null;
  const found = LISTS_ASKED_FOR.find((list) => words.every((word) => isOneOf(word, list.words)));
  return found?.path ?? null;
}
