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
 * an index of trigrams. One or two letters are looked for where names begin; undefined when nothing
 * was typed that could be looked for.
 */
export function hasText({ name = '', code = '', phone = '' }: GuestText): SQL | undefined {
  // What is no sign, a NUL above all, would end the question early.
  const folded = fold(name.replace(/\p{C}/gu, ''));
  const phrases = [
    phrase('search_text', folded),
    phrase('code', code.replace(/[\p{C}\s]/gu, '').toUpperCase()),
    phrase('phone', phone),
  ].filter((part) => part !== null);
  if (phrases.length > 0) {
    const question = phrases.join(' OR ');
    return sql`${reservations.rowId} in (select rowid from reservation_texts where reservation_texts match ${question})`;
  }
  return folded === '' ? undefined : beginsWith(reservations.searchText, folded);
}

/** A range, which an index serves and in which `%` is a sign like any other. */
export const beginsWith = (column: SQLiteColumn, text: string): SQL =>
  sql`(${column} >= ${text} and ${column} < ${`${text}\u{10ffff}`})`;

const phrase = (column: string, text: string): string | null =>
  [...text].length < TRIGRAM ? null : `${column} : "${text.replaceAll('"', '""')}"`;
