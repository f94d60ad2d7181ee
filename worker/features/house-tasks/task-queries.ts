import { type SQL, sql } from 'drizzle-orm';
import type { TaskKind } from '#domain/house-tasks/kinds.ts';
import { TICK_DAYS } from '#domain/house-tasks/schema.ts';
import type { Source } from '#domain/calendars/sources.ts';
import type { ParsedKey, TaskKey } from '#domain/house-tasks/task-key.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import { ADDED, type Added } from './added.ts';
import {
  agencyTable,
  type DaySpan,
  guestsNamed,
  guestsOfDays,
  type Houses,
  housesOf,
  tasksOfGuests,
  tasksOfPools,
} from './derived-tasks.ts';

/** What of the work of some days is asked for. */
export type Asked = {
  days: DaySpan;
  /** Today where what is late belongs to the days as well, and the first day whose work is late. */
  late: { today: Day; from: Day } | null;
  houses?: Houses | undefined;
  kind?: TaskKind | undefined;
  isDone?: boolean | undefined;
  assignee?: number | undefined;
};

/** A page of tasks: by day and then by region as one drives, or house by house. */
export type Page = { order: 'day' | 'house'; skip: number; take: number };

/** A task with its house and guests, and what people added to it. */
export type TaskRow = Added & {
  key: string;
  kind: TaskKind;
  villaId: number;
  villaName: string;
  town: string;
  day: Day;
  fromDay: Day;
  untilDay: Day | null;
  guestId: string | null;
  customerName: string | null;
  source: Source | null;
  checkIn: Day | null;
  checkOut: Day | null;
  title: string | null;
  note: string;
  beforeArrival: number;
  stands: number;
};

/** The work of some days and how much there is, as one statement. */
export const selectTasks = (db: Database, asked: Asked, page: Page, tables?: SQL) =>
  selectPage(db, workOfDays(asked), isShown(asked), page, tables);

/** A task by its key, wherever it is planned; null where nothing asks for it. One trip. */
export async function findTaskRow(
  db: Database,
  key: TaskKey,
  { kind, villaId, ref, stayId }: ParsedKey,
): Promise<TaskRow | null> {
  const work =
    kind === 'maintenance'
      ? sql`work as (${maintenance(sql`id = ${ref}`)})`
      : stayId === null
        ? plainWork(tasksOfPools({ from: ref, to: ref }, housesOf([villaId])))
        : sql`${guestsNamed(sql`${stayId}`)}, ${plainWork(tasksOfGuests(kind))}`;
  const page = { order: 'day', skip: 0, take: 1 } as const;
  const rows = await selectPage(db, work, sql`key = ${key}`, page);
  return pageOfTasks(rows).rows[0] ?? null;
}

type PageRow = TaskRow & { total: number };

/** @param tables further tables that the work is asked for by */
const selectPage = (db: Database, work: SQL, filter: SQL, page: Page, tables?: SQL) =>
  db.read.all<PageRow>(sql`
    with ${agencyTable}, ${tables && sql`${tables},`} ${work},
    shown as materialized (
      select * from (
        select *, (
          select min(done_on) from task_completions c where c.task = key and c.done_on >= from_day
        ) as done_on from (select *, kind || '.' || villa_id || '.' || ref as key from work)
        -- All of them; without it the day it was done would be looked up once for each mention.
        limit -1
      ) where ${filter}
    ),
    ${rowsOf(page)}`);

/** The tasks of a page, and how many there are in all. */
export function pageOfTasks(answer: readonly PageRow[]): { rows: TaskRow[]; total: number } {
  const total = answer[0]?.total ?? 0;
  return { rows: answer.filter(({ key }) => key !== null), total };
}

/** Planned for one of the days, late on one of them, or done on one. */
function isShown({ days, late, kind, isDone, assignee }: Asked): SQL {
  const { from, to } = days;
  const isLate =
    late &&
    sql`or (done_on is null and day <= ${late.today} and coalesce(until_day, ${late.today}) >= ${late.today})`;
  return sql`(day between ${from} and ${to} or done_on between ${from} and ${to} ${isLate ?? sql``})
    ${kind && sql`and kind = ${kind}`}
    ${isDone === undefined ? undefined : isDone ? sql`and done_on is not null` : sql`and done_on is null`}
    ${assignee && sql`and key in (select ref from assignments where kind = 'task' and user_id = ${assignee})`}`;
}

/** What is not on the page is put in order and counted, and nothing more. */
function rowsOf({ order, skip, take }: Page): SQL {
  const place = sql`place, by_name, s.villa_id`;
  const by = sql`${order === 'day' ? sql`s.day, ${place}` : sql`${place}, s.day`}, s.kind, s.key`;
  return sql`
    page as materialized (
      select s.*, v.name as villa_name, v.town_id as place, v.sort_key as by_name
      from shown s join villas v on v.id = s.villa_id
      order by ${by} limit ${take} offset ${skip}
    )
    select total, p.* from (select count(*) as total from shown) left join (
      select s.key, s.kind, s.villa_id as villaId, s.villa_name as villaName, t.name as town, s.day,
        s.from_day as fromDay, s.until_day as untilDay, s.guest_id as guestId,
        r.first_name || ' ' || r.last_name as customerName, c.source,
        coalesce(r.check_in, e.starts_on) as checkIn, coalesce(r.check_out, e.ends_on) as checkOut,
        s.title, s.note, s.before_arrival as beforeArrival, s.stands, ${ADDED}
      from page s join towns t on t.id = s.place
      left join reservations r on r.id = s.guest_id and s.stands
      left join external_events e on e.id = s.guest_id and s.stands
      left join calendar_sources c on c.id = e.source_id
      order by ${by}
    ) p on true`;
}

/** Work that follows from guests has no words of its own, and stands. */
const PLAIN = sql`null as title, '' as note, 0 as before_arrival, 1 as stands`;

const plainWork = (tasks: SQL) => sql`work as (select *, ${PLAIN} from (${tasks}))`;

/** What was reported or planned by hand. It may be mended before the report came through. */
const maintenance = (filter: SQL) => sql`
  select 'maintenance' as kind, villa_id, id as ref, stay_id as guest_id, 1 as is_ours, day,
    date(created_at, '+3 hours', ${`-${TICK_DAYS} days`}) as from_day, null as until_day, title,
    note, before_arrival, 1 as stands
  from maintenance_tasks where ${filter}`;

/** The table `work`: all that may be shown of some days, and what it is made of. */
function workOfDays({ days, late, kind, ...whose }: Asked): SQL {
  const { from, to } = days;
  const lateFrom = late?.from ?? from;
  const houses =
    whose.houses ?? (whose.assignee === undefined ? undefined : housesOfTasks(whose.assignee));
  const ofHouses = houses && sql`and villa_id in ${houses}`;
  const isPlanned = sql`day between iif(kind in ('cleaning', 'linen'), ${lateFrom}, ${from}) and ${to}`;
  const isOf = (one: TaskKind) => kind === undefined || kind === one;
  const parts = [
    sql`select *, ${PLAIN} from derived where ${isPlanned} or guest_id in (select id from known)`,
    isOf('pool') && sql`select *, ${PLAIN} from (${tasksOfPools(days, houses)})`,
    isOf('maintenance') &&
      maintenance(sql`(closed_on is null and day <= ${to} ${ofHouses})
        or (closed_on between ${from} and ${to} ${ofHouses})`),
    // A pool that was done on another day than its own.
    isOf('pool') &&
      sql`select 'pool', villa_id, substr(task, -10), null, 1, substr(task, -10), substr(task, -10),
        substr(task, -10), ${PLAIN}
      from worked where task like 'pool.%' and substr(task, -10) not between ${from} and ${to}`,
    // Its task is no more: it was done all the same.
    sql`select substr(task, 1, instr(task, '.') - 1), villa_id,
        substr(task, instr(task, '.') + length(villa_id) + 2), stay_id, 1, done_on, done_on,
        done_on, null, '', 0, 0
      from worked
      where stay_id is not null and task not like 'maintenance.%' and task not in (
        select kind || '.' || villa_id || '.' || ref from derived
      )`,
  ].filter((part) => part !== false);
  return sql`
    -- What was done on these days, whatever day it was planned for.
    worked as materialized (
      select * from task_completions where done_on between ${from} and ${to} ${ofHouses}
    ),
    ${guestsOfDays(days, lateFrom, sql`select stay_id from worked`, houses)},
    derived as materialized (${tasksOfGuests(kind)}),
    work as (${sql.join(parts, sql` union all `)})`;
}

/** The houses of somebody's tasks, of every day. */
const housesOfTasks = (userId: number): Houses => sql`(
  select cast(substr(ref, instr(ref, '.') + 1) as integer) from assignments
  where kind = 'task' and user_id = ${userId}
)`;
