import type { DatabaseSync } from 'node:sqlite';

/** What the rules keep beside the rows, counted from them. */
const COUNTED = `
  insert into reservation_tallies (check_out, status, source, unread, stays)
  select check_out, status, source, read_at is null, count(*) from reservations group by 1, 2, 3, 4;
  insert into night_tallies (night, kind, nights) select night, kind, nights from night_sums;
  insert into sold_tallies (month, nights, total) select month, nights, total from sold_sums;
  insert into owed_tallies (check_in, owed) select check_in, owed from owed_sums;`;

/**
 * Exports of before 0.1.0 lack it: whoever ever had nights, as far as rows still tell
 * (drizzle/rules/night-holders.sql).
 */
const HOLDERS = `
  insert into night_holders (villa_id, ref)
  select villa_id, ref from villa_nights where kind <> 'external'
  union select villa_id, id from reservations
  union select villa_id, id from manual_blocks`;

/** Counts sums and fills indexes of words from the loaded rows. */
export function countAnew(database: DatabaseSync, loaded: ReadonlySet<string>): void {
  database.exec(COUNTED);
  if (!loaded.has('night_holders')) database.exec(HOLDERS);
  for (const name of wordIndexes(database)) database.exec(rebuild(name));
}

export const wordIndexes = (database: DatabaseSync): string[] =>
  database
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'virtual'")
    .all()
    .map(({ name }) => String(name));

/** Fills an index of words from the table that it is of. */
export const rebuild = (name: string): string =>
  `insert into "${name}" ("${name}") values ('rebuild')`;
