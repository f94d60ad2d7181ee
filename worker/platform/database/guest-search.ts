import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { fold } from '#domain/values/fold.ts';
import { reservations } from '#drizzle/schema/reservations.ts';

/** Fewer letters than this do not form a trigram. */
const TRIGRAM = 3;

/** Which texts of a stay are searched; the names are the columns of `reservation_texts`. */
type GuestText = { name?: string; code?: string; phone?: string };

/**
 * The stays (rows of `reservations`) of which a name, a code or a phone contains the typed text, by
 * a trigram index. One or two letters are no trigram: they are searched in every name and code
 * through narrow indexes, so that typing another letter never finds more. Undefined when there is
 * nothing to search for.
 */
export function hasText({ name = '', code = '', phone = '' }: GuestText): SQL | undefined {
  // Control characters, especially NUL, would truncate the query.
  const folded = fold(name.replace(/\p{C}/gu, ''));
  const sign = code.replace(/[\p{C}\s]/gu, '').toUpperCase();
  const phrases = [
    phrase('search_text', folded),
    phrase('code', sign),
    phrase('phone', phone),
  ].filter((part) => part !== null);
  if (phrases.length > 0) {
    const question = phrases.join(' OR ');
    return sql`${reservations.rowId} in (select rowid from reservation_texts where reservation_texts match ${question})`;
  }
  const scans = [
    contains(reservations.searchText, folded, sql`reservations_by_name`),
    contains(reservations.code, sign, sql`reservations_by_code`),
  ].filter((scan) => scan !== null);
  if (scans.length === 0) return undefined;
  return sql`${reservations.rowId} in (${sql.join(scans, sql` union all `)})`;
}

/** Every stay of which a text contains a few letters, read from the index of that text alone. */
const contains = (column: SQLiteColumn, text: string, index: SQL): SQL | null =>
  text === ''
    ? null
    : sql`select stays.rowid from reservations as stays indexed by ${index} where instr(stays.${sql.identifier(column.name)}, ${text}) > 0`;

/** The query of a trigram index for one of its columns; null for fewer letters. */
export const phrase = (column: string, text: string): string | null =>
  [...text].length < TRIGRAM ? null : `${column} : "${text.replaceAll('"', '""')}"`;
