import type { Client, InStatement, InValue } from '@libsql/client';

/**
 * What a migration does to rows, in batches of their keys, while the site runs: `NNNN_name.ts` beside
 * the SQL exports one as `dataStep`. Each batch is a transaction of its own with the key that it came
 * to, so that a killed one goes on there, and no row is treated twice.
 */
export type DataStep = {
  /** The table that is walked. */
  table: string;
  /** A column of it with an index, unique, that never changes. */
  key: string;
  /** A value before every key. */
  begin: string | number;
  /** Rows in a batch: as many as are written in a few tenths of a second. */
  rows: number;
  /** The statements for the rows whose key is later than `after` and not later than `until`. */
  write(range: { after: InValue; until: InValue }, client: Client): Batch | Promise<Batch>;
};

type Batch = InStatement[];

/**
 * Writes the next batch of a step, from the recorded key `cursor` on. Where another machine was
 * faster nothing is written: the record has another key than this batch began with, which makes it
 * null, and the column refuses that.
 */
export async function writeBatch(
  client: Client,
  { table, key, begin, rows, write }: DataStep,
  { name, cursor }: { name: string; cursor: InValue },
): Promise<void> {
  const after = cursor === '' ? begin : cursor;
  const { rows: found } = await client.execute({
    sql: `select max(key) as until from
      (select "${key}" as key from "${table}" where "${key}" > ? order by "${key}" limit ?)`,
    args: [after, rows],
  });
  const until = found[0]?.until ?? null;
  if (until === null) {
    await client.execute({ sql: 'update __migrations set done = 1 where name = ?', args: [name] });
    return;
  }
  const advance = {
    sql: 'update __migrations set cursor = iif(cursor is ?, ?, null) where name = ?',
    args: [cursor, until, name],
  };
  await client.batch([advance, ...(await write({ after, until }, client))], 'write');
}
