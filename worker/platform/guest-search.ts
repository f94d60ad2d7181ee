import { type SQL, sql } from 'drizzle-orm';
import { fold } from '#domain/fold.ts';

/** Fewer letters than this are no trigram. */
const TRIGRAM = 3;

/** Where a part of a stay's texts is looked for; the names are the columns of `reservation_texts`. */
export type GuestText = { name?: string; code?: string; phone?: string };

/**
 * The row numbers of the stays of which a name, a code or a phone contains what was typed, from an
 * index of trigrams. One or two letters are looked for where names begin; null when nothing was
 * typed that could be looked for.
 */
export function foundByText({ name = '', code = '', phone = '' }: GuestText): SQL | null {
  // What is no sign, a NUL above all, would end the question early.
  const begins = fold(name.replace(/\p{C}/gu, ''));
  const phrases = [
    phrase('search_text', begins),
    phrase('code', code.replace(/[\p{C}\s]/gu, '').toUpperCase()),
    phrase('phone', phone),
  ].filter((part) => part !== null);
  if (phrases.length > 0) {
    return sql`(select rowid from reservation_texts where reservation_texts match ${phrases.join(' OR ')})`;
  }
  if (begins === '') return null;
  return sql`(select rowid from reservations where search_text >= ${begins} and search_text < ${`${begins}\u{10ffff}`})`;
}

const phrase = (column: string, text: string): string | null =>
  [...text].length < TRIGRAM ? null : `${column} : "${text.replaceAll('"', '""')}"`;
