import type { Client, ResultSet } from '@libsql/client/web';
import { fillPlaceholders, type Placeholder, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { createReadHandle, type ReadHandle } from './read-handle.ts';

/** A prepared query: its text with placeholders, and how its rows are parsed. */
type Prepared = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: ResultSet, isFromBatch: boolean): unknown;
};

type Read = BatchItem<'sqlite'>;

/** The result of a prepared query. */
export type Rows<Ask extends (values: never) => { _: { result: unknown } }> =
  ReturnType<Ask>['_']['result'];

/**
 * Queries that many calls use: building the text and the row parser costs more than running it, so
 * both are done once, with named placeholders. The result goes into `readTogether`, like any query.
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

/** Only builds queries and never runs one; each runs on the database it is passed to. */
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
