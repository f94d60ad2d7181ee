import { asc, desc, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
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

/** True when a `search_text` contains the typed text, ignoring case and diacritics. */
export function containsText(searchText: SQLWrapper, typed: string | undefined): SQL | undefined {
  return typed ? sql`instr(${searchText}, ${fold(typed)}) > 0` : undefined;
}
