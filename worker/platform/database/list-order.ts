import { and, asc, desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { parseEmail } from '#domain/values/email.ts';
import { fold } from '#domain/values/fold.ts';

/**
 * `ORDER BY` of a list: the requested column (`-` in front: descending), then the id, so that two
 * pages never show the same row.
 */
export function orderTerms<Column extends string>(
  order: Column | `-${Column}`,
  columns: Record<Column, SQLWrapper>,
  id: SQLWrapper,
): SQL[] {
  const isDown = order.startsWith('-');
  const column = columns[(isDown ? order.slice(1) : order) as Column];
  return isDown ? [desc(column), desc(id)] : [asc(column), asc(id)];
}

/**
 * True when a `search_text` contains the typed words, in any order, ignoring case and diacritics:
 * people write surnames first or last.
 */
export function containsText(searchText: SQLWrapper, typed = ''): SQL | undefined {
  return and(...wordsOf(typed).map((word) => sql`instr(${searchText}, ${word}) > 0`));
}

/** True when an address contains the typed part of one. */
export function containsAddress(address: SQLWrapper, typed = ''): SQL | undefined {
  return typed === '' ? undefined : sql`instr(${address}, ${addressPart(typed)}) > 0`;
}

/** A whole address as it is stored, else the typed part without case and diacritics. */
export const addressPart = (typed: string): string => parseEmail(typed) ?? fold(typed);

/** The folded words of a search. */
export const wordsOf = (typed: string): string[] => fold(typed).split(' ').filter(Boolean);
