import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { step } from '../database/write-batch.ts';
import { newestKey } from './key-ring.ts';
import { openText, sealText } from './sealed-text.ts';

/** A column of sealed texts: the key of its rows, and the context each text is bound to. */
type SealedColumn = { table: string; column: string; key: string; context(key: string): string };

/**
 * Every column with sealed texts. `idempotency_keys` is left out, because its rows expire within
 * days.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: 'user_details',
    column: 'identity_number',
    key: 'user_id',
    context: (key) => `user:${key}`,
  },
  {
    table: 'villa_btrans',
    column: 'identity_number',
    key: 'villa_id',
    context: (key) => `villa_btrans:${key}`,
  },
  {
    table: 'villa_lessors',
    column: 'identity_number',
    key: 'id',
    // It was moved there as it was sealed: `<villa>:<owner>`.
    context: (key) => `villa_btrans:${key.split(':')[0]}`,
  },
  {
    table: 'reservation_guests',
    column: 'identity_number',
    key: 'id',
    context: (key) => `reservation_guest:${key}`,
  },
  {
    table: 'invoice_buyers',
    column: 'number',
    key: 'key',
    context: (key) => `invoice_buyer:${key}`,
  },
  { table: 'invoices', column: 'buyer', key: 'id', context: (key) => `invoice:${key}` },
  { table: 'kbs_facilities', column: 'user', key: 'id', context: (key) => `kbs_user:${key}` },
  {
    table: 'kbs_facilities',
    column: 'password',
    key: 'id',
    context: (key) => `kbs_password:${key}`,
  },
  { table: 'kbs_facilities', column: 'salt', key: 'id', context: (key) => `kbs_salt:${key}` },
  { table: 'kbs_people', column: 'told', key: 'id', context: (key) => `kbs_person:${key}` },
  { table: 'payouts', column: 'iban', key: 'id', context: (key) => `payout:${key}` },
  { table: 'totp_factors', column: 'secret', key: 'id', context: (key) => `totp:${key}` },
];

const ROWS_AT_ONCE = 200;

/**
 * Re-encrypts the texts of a column that are not under the newest key. One that was changed
 * meanwhile is skipped: it is already under the newest. @returns how many were re-encrypted, and
 * how many no key of the ring can decrypt.
 */
export async function sealAgain(
  { read, write }: Pick<Database, 'read' | 'write'>,
  ring: string,
  { table, column, key, context }: SealedColumn,
): Promise<{ sealed: number; lost: number }> {
  const [rows, cell, rowKey] = [sql.identifier(table), sql.identifier(column), sql.identifier(key)];
  const newest = `v2.${newestKey(ring).id}.%`;
  let [after, sealed, lost]: [string | number, number, number] = ['', 0, 0];
  for (;;) {
    const old: { key: string | number; text: string }[] = await read.all(sql`
      select ${rowKey} as key, ${cell} as text from ${rows}
      where ${cell} <> '' and ${cell} not like ${newest}
        and (${after} = '' or ${rowKey} > ${after})
      order by ${rowKey} limit ${ROWS_AT_ONCE}`);
    if (old.length === 0) return { sealed, lost };
    const texts = await Promise.all(
      old.map(async (row) => ({
        ...row,
        anew: await again(ring, context(String(row.key)), row.text),
      })),
    );
    const steps = texts.flatMap(({ key: id, text, anew }) =>
      anew === null
        ? []
        : [
            step(
              sql`update ${rows} set ${cell} = ${anew} where ${rowKey} = ${id} and ${cell} = ${text}`,
            ),
          ],
    );
    if (steps.length > 0) await write(steps);
    sealed += steps.length;
    lost += old.length - steps.length;
    after = old.at(-1)?.key ?? after;
  }
}

async function again(ring: string, context: string, text: string): Promise<string | null> {
  try {
    return await sealText(ring, context, await openText(ring, context, text));
  } catch {
    return null;
  }
}
