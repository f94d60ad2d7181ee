import { type SQL, sql } from 'drizzle-orm';
import type { TaskKind } from '#domain/house-tasks/kinds.ts';
import type { Day } from '#domain/values/dates.ts';
import type { DaySpan, Houses } from './derived-tasks.ts';

/** Which tasks of some days are requested. */
export type Asked = {
  days: DaySpan;
  /** Today when overdue tasks are included, and the first day whose tasks can be overdue. */
  late: { today: Day; from: Day } | null;
  houses?: Houses | undefined;
  kinds?: readonly TaskKind[] | undefined;
  isDone?: boolean | undefined;
  assignee?: number | undefined;
};

/**
 * A page of tasks: by day and region, or by house. `first` leaves out the tasks of all but the first
 * `houses` in that order, and of those named.
 */
export type Page = {
  order: 'day' | 'house';
  skip: number;
  take: number;
  first?: { houses: number; andOf: readonly number[] };
};

export const isAssigned = ({ assignee }: Asked): SQL | undefined =>
  assignee === undefined
    ? undefined
    : sql`and key in (select ref from assignments where kind = 'task' and user_id = ${assignee})`;

/** The requested houses; all when none are named. */
export const housesAsked = ({ houses, assignee }: Asked): Houses | undefined =>
  houses ?? (assignee === undefined ? undefined : housesOfTasks(assignee));

/** The houses of everything assigned to somebody, on any day. */
const housesOfTasks = (userId: number): Houses => ({
  ids: sql`(
    select cast(substr(ref, instr(ref, '.') + 1) as integer) from assignments
    where kind = 'task' and user_id = ${userId}
  )`,
  many: false,
});
