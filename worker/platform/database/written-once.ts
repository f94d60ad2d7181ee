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
 * Queries that many calls ask: to write the text of one and to find out how its rows are read costs
 * more than to run it, so both are done once, with room for the values that are named. What it gives
 * goes into `db.read.batch([...])` or `readTogether`, like any query.
 */
export function writtenOnce<const Name extends string>(...names: readonly Name[]) {
  const entries = names.map((name) => [name, sql.placeholder(name)]);
  const room = Object.fromEntries(entries) as Record<Name, Placeholder>;
  return <Query extends Read>(
    write: (read: ReadHandle, values: Record<Name, Placeholder>) => Query,
  ): ((values: Record<Name, unknown>) => Pick<Query, '_'>) => {
    let prepared: Prepared | undefined;
    return (values) => {
      prepared ??= prepare(write(onPaper, room));
      return bind(prepared, values) as unknown as Pick<Query, '_'>;
    };
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
