import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { fold } from '#domain/values/fold.ts';
import { reservations } from '#drizzle/schema/reservations.ts';

/** Fewer letters than this are no trigram. */
const TRIGRAM = 3;

/** Where a part of a stay's texts is looked for; the names are the columns of `reservation_texts`. */
type GuestText = { name?: string; code?: string; phone?: string };

/**
 * The stays (rows of `reservations`) of which a name, a code or a phone contains what was typed, by
 * an index of trigrams. One or two letters are no trigram: they are looked for in every name and code,
 * which the narrow indexes of those hold, so that another letter never finds more. Undefined when
 * nothing was typed that could be looked for.
 */
export function hasText({ name = '', code = '', phone = '' }: GuestText): SQL | undefined {
  // What is no sign, a NUL above all, would end the question early.
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

/** Every stay of which a text holds a few letters, read from the index of that text alone. */
const contains = (column: SQLiteColumn, text: string, index: SQL): SQL | null =>
  text === ''
    ? null
    : sql`select stays.rowid from reservations as stays indexed by ${index} where instr(stays.${sql.identifier(column.name)}, ${text}) > 0`;

/** What an index of trigrams is asked for in one of its columns; null of what is no trigram. */
export const phrase = (column: string, text: string): string | null =>
  [...text].length < TRIGRAM ? null : `${column} : "${text.replaceAll('"', '""')}"`;
