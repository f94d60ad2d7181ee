import { notFound } from '#domain/errors.ts';
import { type HouseTask, TICK_DAYS } from '#domain/house-tasks/schema.ts';
import { type ParsedKey, parseTaskKey } from '#domain/house-tasks/task-key.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { toTask } from './read-tasks.ts';
import { findTaskRow } from './task-queries.ts';

/** How many days back and ahead a single task is looked for. */
const BACK = 60;
const AHEAD = 30;

export type FoundTask = { task: HouseTask; parsed: ParsedKey };

/** A task as it is today. @throws `NOT_FOUND` when no stay or rule requires it any more */
export async function findTask(db: Database, key: string, today: Day): Promise<FoundTask> {
  const parsed = parseTaskKey(key);
  if (parsed === null) throw gone();
  const row = await findTaskRow(db, key, parsed);
  const isNear = row !== null && row.day <= addDays(today, AHEAD);
  if (!isNear || (row.kind !== 'maintenance' && row.day < addDays(today, -BACK))) throw gone();
  return { task: toTask(row), parsed };
}

const gone = () =>
  notFound('Bu iş artık yok: konaklaması taşındı, iptal edildi ya da kuralı değişti.');

/** The earliest day of a completion that is still accepted. */
export const firstTickDay = (today: Day): Day => addDays(today, -TICK_DAYS);
