import { NO_PASSWORD } from '#domain/auth/no-password.ts';
import type { DatabaseSync } from 'node:sqlite';
import { randomHex } from '#worker/platform/ids.ts';
import { type LinkPurpose, privateLink } from '#worker/platform/secrets/private-link.ts';
import { quoted } from './exported-tables.ts';

/** Rows that a private link opens: its purpose, and the key that its token is derived from, in SQL. */
const LINKED: readonly { table: string; purpose: string; key: string }[] = [
  { table: 'data_requests', purpose: "'own-data'", key: "iif(source = 'site', id, null)" },
  { table: 'guest_links', purpose: 'purpose', key: 'id' },
  { table: 'offers', purpose: "'offer'", key: 'id' },
  { table: 'payment_checkouts', purpose: "'checkout'", key: 'id' },
  { table: 'payment_links', purpose: "'payment'", key: 'id' },
  { table: 'subscribers', purpose: "'newsletter'", key: 'link_id' },
];

const ROWS_AT_ONCE = 5_000;

/** 128 bits, as those of a new villa. */
const CALENDAR_TOKEN_BYTES = 16;

/**
 * Fills what no export holds: hashes of links, which follow from `dataSecret`, so that links in
 * sent mails open; passwords that match nothing; addresses of calendars where the export is older
 * than them. @returns how many calendars have a new address
 */
export async function fillSecrets(database: DatabaseSync, dataSecret: string): Promise<number> {
  for (const linked of LINKED) await fillLinks(database, dataSecret, linked);
  database.prepare('update users set password_hash = ?').run(NO_PASSWORD);
  const calendars = database
    .prepare(
      `select id from villas where calendar_token like '${placeholder('calendar_token', '%')}'`,
    )
    .all();
  const renew = database.prepare('update villas set calendar_token = ? where id = ?');
  for (const { id } of calendars) renew.run(randomHex(CALENDAR_TOKEN_BYTES), id ?? null);
  return calendars.length;
}

/** A value for a column that is filled later; another in each row, as indexes want it. */
export const placeholder = (column: string, line: number | string): string => `${column} ${line}`;

async function fillLinks(
  database: DatabaseSync,
  data: string,
  { table, purpose, key }: (typeof LINKED)[number],
): Promise<void> {
  const next = database.prepare(
    `select rowid as at, ${key} as id, ${purpose} as purpose from ${quoted(table)}
     where rowid > ? and ${key} is not null order by rowid limit ${ROWS_AT_ONCE}`,
  );
  const update = database.prepare(`update ${quoted(table)} set token_hash = ? where rowid = ?`);
  for (let rows = next.all(0); rows.length > 0; rows = next.all(Number(rows.at(-1)?.at))) {
    for (const { at, id, purpose: what } of rows) {
      const deps = { secrets: { data }, siteUrl: '' };
      const { tokenHash } = await privateLink(deps, what as LinkPurpose, String(id));
      update.run(tokenHash, at ?? null);
    }
  }
}
