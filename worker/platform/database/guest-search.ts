import { type SQL, sql } from 'drizzle-orm';
import { reservations } from '#drizzle/schema/reservations.ts';
import { wordsOf } from './list-order.ts';

/** Fewer letters than this do not form a trigram. */
const TRIGRAM = 3;

/** Which texts of a stay are searched; the names are the columns of `reservation_texts`. */
type GuestText = { name?: string; code?: string; phone?: string };

/**
 * The stays (rows of `reservations`) of which a name, a code or a phone contains the typed text, by
 * a trigram index; of a name each word in any order. One or two letters are no trigram: they are
 * searched in what longer words found, or in every name and code through narrow indexes, so that
 * typing another letter never finds more. Undefined when there is nothing to search for.
 */
export function hasText({ name = '', code = '', phone = '' }: GuestText): SQL | undefined {
  const { match, rest } = nameQuery(name);
  const sign = code.replace(/[\p{C}\s]/gu, '').toUpperCase();
  const signs = phrase('code', sign);
  const phrases = [rest.length === 0 ? match : null, signs, phrase('phone', phone)].filter(
    (part) => part !== null,
  );
  const found = [
    phrases.length > 0 &&
      sql`select rowid from reservation_texts where reservation_texts match ${phrases.join(' OR ')}`,
    rest.length > 0 &&
      (match === null
        ? sql`select stays.rowid from reservations as stays indexed by reservations_by_name where ${containsAll(sql`stays.search_text`, rest)}`
        : sql`select stays.rowid from reservation_texts join reservations as stays on stays.row_id = reservation_texts.rowid where reservation_texts match ${match} and ${containsAll(sql`stays.search_text`, rest)}`),
    signs === null &&
      sign !== '' &&
      phrases.length === 0 &&
      sql`select stays.rowid from reservations as stays indexed by reservations_by_code where instr(stays.code, ${sign}) > 0`,
  ].filter((part) => part !== false);
  if (found.length === 0) return undefined;
  return sql`${reservations.rowId} in (${sql.join(found, sql` union all `)})`;
}

/**
 * The words of a name: what a trigram index is asked for, null for nothing, and the words that are
 * too short for it.
 */
export function nameQuery(typed: string): { match: string | null; rest: string[] } {
  // Control characters, especially NUL, would truncate the query.
  const words = wordsOf(typed.replace(/\p{C}/gu, ''));
  const phrases = words.flatMap((word) => phrase('search_text', word) ?? []);
  return {
    match: phrases.length === 0 ? null : `(${phrases.join(' AND ')})`,
    rest: words.filter((word) => phrase('search_text', word) === null),
  };
}

/** True when a folded text contains each of the words. */
export const containsAll = (text: SQL, words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`instr(${text}, ${word}) > 0`),
    sql` and `,
  );

/** The query of a trigram index for one of its columns; null for fewer letters. */
export const phrase = (column: string, text: string): string | null =>
  [...text].length < TRIGRAM ? null : `${column} : "${text.replaceAll('"', '""')}"`;
