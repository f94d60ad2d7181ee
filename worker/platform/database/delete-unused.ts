import type { SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { conflict, notFound } from '#domain/errors.ts';
import { inUse } from '#domain/in-use.ts';
import type { Actor } from '../audit.ts';
import type { Deps } from '../deps.ts';
import { beginWrite, type Write } from '../write.ts';
import { guard, type Steps } from './write-batch.ts';

type Row = { id: number; name: string };

type Unused = {
  /** What the audit log calls a row, such as `town`. */
  entity: string;
  table: SQLiteTable & { $inferSelect: { id: number } };
  row: Row | undefined;
  /** The Turkish sentence for an id that is none. */
  missing: string;
  /** Who uses it, and what to do first. */
  users: { names: readonly string[]; total: number; noun: string; remedy: string }[];
  /** Still true when it is deleted. */
  isUnused: SQL;
  /** What is deleted before it. */
  before?: (write: Write) => Steps;
};

const stillUsed = () => conflict('IN_USE');

/** Deletes a row that nothing uses. @throws `NOT_FOUND`; `IN_USE` (409) naming what uses it */
export async function deleteUnused(
  deps: Deps,
  actor: Actor,
  { entity, table, row, missing, users, isUnused, before }: Unused,
): Promise<void> {
  if (row === undefined) throw notFound(missing);
  const using = users.find(({ total }) => total > 0);
  if (using !== undefined) throw inUse(row.name, using, using.remedy);
  const write = beginWrite(deps, actor);
  await write.run([
    guard(`${entity}.unused`, isUnused, stillUsed),
    before?.(write),
    write.delete(table, { id: row.id }, stillUsed),
    write.audit(`${entity}.delete`, row.id, { before: row }),
  ]);
}
