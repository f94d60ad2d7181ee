import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './database.ts';

type Reads = Record<string, BatchItem<'sqlite'>>;

/** Several reads in one trip, each result under the name of its read. */
export async function readTogether<Named extends Reads>(db: Database, reads: Named) {
  const names = Object.keys(reads);
  const [first, ...rest] = Object.values(reads);
  if (first === undefined) return {} as Answers<Named>;
  const answers = await db.read.batch([first, ...rest]);
  return Object.fromEntries(names.map((name, i) => [name, answers[i]])) as Answers<Named>;
}

export type Answers<Named extends Reads> = { [Name in keyof Named]: Awaited<Named[Name]> };
