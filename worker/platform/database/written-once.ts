import type { Client, ResultSet } from '@libsql/client/web';
import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { createReadHandle, type ReadHandle } from './read-handle.ts';

/** What Drizzle makes of a query: its text with room for values, and how its rows are read. */
type Prepared = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: ResultSet, isFromBatch: boolean): unknown;
};

type Read = BatchItem<'sqlite'>;

/** What a query that is written once answers. */
export type Rows<Ask extends (values: never) => { _: { result: unknown } }> =
  ReturnType<Ask>['_']['result'];

/**
 * A query that many calls ask: to write its text and to find out how its rows are read costs more
 * than to run it, so both are done once, with room for the values. What it gives goes into
 * `db.read.batch([...])` or `readTogether`, like any query.
 * @param names of the values, which `write` puts where they belong
 */
export function writtenOnce<const Name extends string, Query extends Read>(
  names: readonly Name[],
  write: (read: ReadHandle, values: Record<Name, Placeholder>) => Query,
): (values: Record<Name, unknown>) => Pick<Query, '_'> {
  let prepared: Prepared | undefined;
  const entries = names.map((name) => [name, sql.placeholder(name)]);
  const room = Object.fromEntries(entries) as Record<Name, Placeholder>;
  return (values) => {
    prepared ??= prepare(write(onPaper, room));
    return bind(prepared, values) as unknown as Pick<Query, '_'>;
  };
}

/** Nothing is asked here; what is written is read by whichever database it is given to. */
const onPaper = createReadHandle({} as Client);

const prepare = (query: Read): Prepared =>
  (query as unknown as { _prepare(): Prepared })._prepare();

function bind(prepared: Prepared, values: Record<string, unknown>) {
  const { sql: text, params } = prepared.getQuery();
  const bound: Prepared = {
    getQuery: () => ({ sql: text, params: fillPlaceholders(params, values) }),
    mapResult: (result, isFromBatch) => prepared.mapResult(result, isFromBatch),
  };
  return { _prepare: () => bound };
}
