import type { Client } from '@libsql/client';

/**
 * Fills the table of stays with rows of ended stays, in one statement without its triggers and
 * foreign keys: their values are beside the point where only their number matters.
 */
export async function addManyStays(client: Client, count: number): Promise<void> {
  const { rows: columns } = await client.execute(
    `select name, type from pragma_table_info('reservations') where "notnull" and dflt_value is null and pk = 0`,
  );
  const said: Record<string, string> = {
    id: `printf('many%09d', i)`,
    code: `printf('KY26-%06d', i)`,
    status: `'completed'`,
    source: `'site'`,
    check_in: `'2025-07-03'`,
    check_out: `'2025-07-10'`,
  };
  const names = [...new Set([...Object.keys(said), ...columns.map(({ name }) => String(name))])];
  const typeOf = new Map(columns.map(({ name, type }) => [String(name), String(type)]));
  const values = names.map(
    (name) => said[name] ?? (/INT/i.test(typeOf.get(name) ?? '') ? '1' : `'x'`),
  );
  const { rows: triggers } = await client.execute(
    `select name, sql from sqlite_schema where type = 'trigger' and tbl_name = 'reservations' order by rowid`,
  );
  await client.migrate([
    ...triggers.map(({ name }) => `drop trigger "${String(name)}"`),
    {
      sql: `insert into reservations (${names.join()})
        with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)
        select ${values.join()} from n`,
      args: [count],
    },
    ...triggers.map(({ sql }) => String(sql)),
  ]);
}
