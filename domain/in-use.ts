import { conflict, type DomainError } from './errors.ts';

/** Names listed in a refusal; the others are counted. */
export const NAMES_SHOWN = 5;

/** "Villa A, Villa B ve 12 villa daha": at most five names, then how many more there are. */
export function someNames(names: readonly string[], total: number, noun: string): string {
  const shown = names.slice(0, NAMES_SHOWN);
  const more = total - shown.length;
  const list = shown.join(', ');
  return more > 0 ? `${list} ve ${more} ${noun} daha` : list;
}

/** The error for deleting something that is still in use: what uses it, and what to do first. */
export function inUse(
  name: string,
  users: { names: readonly string[]; total: number; noun: string },
  remedy: string,
): DomainError {
  const who = someNames(users.names, users.total, users.noun);
  return conflict('IN_USE', `“${name}” silinemez, kullanılıyor: ${who}. ${remedy}`);
}
