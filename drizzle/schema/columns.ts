import type { Language } from '#domain/languages/languages.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';
import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/sqlite-core';

/** The current instant as the ISO 8601 UTC text that every `*_at` column holds. */
export const now = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

export const timestamps = {
  createdAt: text('created_at').notNull().default(now),
  updatedAt: text('updated_at').notNull().default(now),
};

/** Primary key of catalogue rows (villas, towns, settings …): a small number from the database. */
export const serialIdOf = <Id extends number>() => ({
  id: integer('id').$type<Id>().primaryKey(),
  ...timestamps,
});
export const serialId = serialIdOf<number>();

/**
 * Primary key of events (reservations, payments, mails …): a time-ordered text id made by the
 * writer, so that one batch can refer to the row.
 */
export const eventIdOf = <Id extends string>() => ({
  id: text('id').$type<Id>().primaryKey(),
  ...timestamps,
});
export const eventId = eventIdOf<string>();

/** Money columns hold integer kuruş. */
export const kurus = (name: string) => integer(name).$type<Kurus>().notNull().default(0);

/** Rates are integer basis points: 20 % is 2000. */
export const basisPoints = (name: string) => integer(name).$type<BasisPoints>().notNull();

export const flag = (name: string, isSet = false) =>
  integer(name, { mode: 'boolean' }).notNull().default(isSet);

/**
 * Since when what the row says is shown; kept by triggers (rules/shown-prices.sql). Null in a row of
 * before, until it is saved: `updated_at`.
 */
export const shownSince = { shownSince: text('shown_since') };

/** Optimistic lock: every edit raises it, and an edit of an older version is refused. */
export const version = { version: integer('version').notNull().default(1) };

/** What lists search and sort by: `fold(name …)` and `sortKey(name)` of the domain kernel. */
export const searchable = {
  searchText: text('search_text').notNull().default(''),
  sortKey: text('sort_key').notNull().default(''),
};

/** The language that a person reads; null where nobody said, which is read as Turkish. */
export const language = { language: text('language').$type<Language>() };

/** That somebody's own text is in, which may be none of ours; null is read as Turkish. */
export const writtenLanguage = { language: text('language') };
