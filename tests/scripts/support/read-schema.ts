import type { Client } from '@libsql/client';

/** Everything that the database's schema consists of. */
export async function readSchema(client: Client) {
  const { rows } = await client.execute(
    'select type, name, tbl_name, sql from sqlite_schema order by type, name',
  );
  return rows.map(({ type, name, tbl_name: table, sql }) => ({ type, name, table, sql }));
}
