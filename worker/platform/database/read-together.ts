import type { BatchItem } from 'drizzle-orm/batch';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Database } from './database.ts';

export type Read = Pick<BatchItem<'sqlite'>, '_'>;

/** Queries by name; a group of them is a name, too (`{ stay, ledger: ledgerReads(db, id) }`). */
type Reads = { readonly [name: string]: Read | Reads };

/** The result of each query under its name. */
export type Answers<Named extends Reads> = {
  [Name in keyof Named]: Named[Name] extends Read
    ? Named[Name]['_']['result']
    : Named[Name] extends Reads
      ? Answers<Named[Name]>
      : never;
};

/**
 * Several queries in one trip. It is the only way to run more than one: results cannot be taken by
 * their position, so that two queries in another order cannot swap their results.
 */
export async function readTogether<Named extends Reads>(
  { read }: Pick<Database, 'read'>,
  reads: Named,
): Promise<Answers<Named>> {
  const queries = listReads(reads);
  const { batch } = read as unknown as Pick<LibSQLDatabase, 'batch'>;
  const answers = queries.length === 0 ? [] : await batch.call(read, queries as never);
  return nameAnswers(reads, answers[Symbol.iterator]()) as Answers<Named>;
}

/** A query knows how it is prepared; a group of queries does not. */
const isRead = (read: Read | Reads): read is Read => '_prepare' in read;

const listReads = (reads: Reads): Read[] =>
  Object.values(reads).flatMap((read) => (isRead(read) ? [read] : listReads(read)));

/** Takes one answer for each query, in the order of {@link listReads}. */
const nameAnswers = (reads: Reads, answers: Iterator<unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [
      name,
      isRead(read) ? answers.next().value : nameAnswers(read, answers),
    ]),
  );
