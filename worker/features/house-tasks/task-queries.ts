import { type SQL, sql } from 'drizzle-orm';
import type { TaskKind } from '#domain/house-tasks/kinds.ts';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import { TICK_DAYS } from '#domain/house-tasks/schema.ts';
import type { Source } from '#domain/calendars/sources.ts';
import type { ParsedKey, TaskKey } from '#domain/house-tasks/task-key.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Database } from '../../platform/database/database.ts';
import { type DaySpan, ofDays, ofGuests, tasksOfGuests, tasksOfPools } from './derived-tasks.ts';

/** What of the work of some days is asked for. */
export type Asked = {
  days: DaySpan;
  /** Today where what is late belongs to the days as well, and the first day whose work is late. */
  late: { today: Day; from: Day } | null;
  villaIds?: readonly number[] | undefined;
  kind?: TaskKind | undefined;
  isDone?: boolean | undefined;
  assignee?: number | undefined;
};

/** A page of tasks: by day and then by region as one drives, or house by house. */
export type Page = { order: 'day' | 'house'; skip: number; take: number };

/** A task with its house and guests, before what people added is known. */
export type TaskRow = {
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

/** The work of some days and how much there is. One trip. */
export const readTaskRows = (db: Database, asked: Asked, page: Page, agency: TaskRules) =>
  readPage(db, workOfDays(asked, agency), isShown(asked), page);

/** A task by its key, wherever it is planned; null where nothing asks for it. One trip. */
export async function findTaskRow(
  db: Database,
  key: TaskKey,
  { kind, villaId, ref, stayId }: ParsedKey,
  agency: TaskRules,
): Promise<TaskRow | null> {
  const work =
    kind === 'maintenance'
      ? maintenance(sql`id = ${ref}`)
      : stayId === null
        ? sql`select *, ${PLAIN} from (${tasksOfPools({ from: ref, to: ref }, agency, [villaId])})`
        : sql`select *, ${PLAIN} from (${tasksOfGuests(ofGuests(sql`${stayId}`), agency)})`;
  const page = { order: 'day', skip: 0, take: 1 } as const;
  const { rows } = await readPage(db, sql`work as (${work})`, sql`key = ${key}`, page);
  return rows[0] ?? null;
}

async function readPage(db: Database, work: SQL, filter: SQL, page: Page) {
  const rows = await db.read.all<TaskRow & { total: number }>(sql`
    with ${work},
    shown as materialized (
      select * from (
        select *, (
          select min(done_on) from task_completions c where c.task = key and c.done_on >= from_day
        ) as done_on from (select *, kind || '.' || villa_id || '.' || ref as key from work)
      ) where ${filter}
    )
    ${rowsOf(page)}`);
  const total = rows[0]?.total ?? 0;
  return { rows: rows.filter(({ key }) => key !== null), total };
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

function rowsOf({ order, skip, take }: Page): SQL {
  const place = sql`v.town_id, v.sort_key, v.id`;
  const by = order === 'day' ? sql`s.day, ${place}` : sql`${place}, s.day`;
  return sql`
    select total, p.* from (select count(*) as total from shown) left join (
      select s.key, s.kind, s.villa_id as villaId, v.name as villaName, t.name as town, s.day,
        s.from_day as fromDay, s.until_day as untilDay, s.guest_id as guestId,
        r.first_name || ' ' || r.last_name as customerName, c.source,
        coalesce(r.check_in, e.starts_on) as checkIn, coalesce(r.check_out, e.ends_on) as checkOut,
        s.title, s.note, s.before_arrival as beforeArrival, s.stands
      from shown s join villas v on v.id = s.villa_id join towns t on t.id = v.town_id
      left join reservations r on r.id = s.guest_id and s.stands
      left join external_events e on e.id = s.guest_id and s.stands
      left join calendar_sources c on c.id = e.source_id
      order by ${by}, s.kind, s.key limit ${take} offset ${skip}
    ) p on true`;
}

/** Work that follows from guests has no words of its own, and stands. */
const PLAIN = sql`null as title, '' as note, 0 as before_arrival, 1 as stands`;

/** What was reported or planned by hand. It may be mended before the report came through. */
const maintenance = (filter: SQL) => sql`
  select 'maintenance' as kind, villa_id, id as ref, stay_id as guest_id, 1 as is_ours, day,
    date(created_at, '+3 hours', ${`-${TICK_DAYS} days`}) as from_day, null as until_day, title,
    note, before_arrival, 1 as stands
  from maintenance_tasks where ${filter}`;

/** The table `work`: all that may be shown of some days, and what it is made of. */
function workOfDays({ days, late, villaIds }: Asked, agency: TaskRules): SQL {
  const { from, to } = days;
  const lateFrom = late?.from ?? from;
  const ofVillas =
    villaIds && sql`and villa_id in (select value from json_each(${JSON.stringify(villaIds)}))`;
  const isPlanned = sql`day between iif(kind in ('cleaning', 'linen'), ${lateFrom}, ${from}) and ${to}`;
  return sql`
    -- What was done on these days, whatever day it was planned for.
    worked as materialized (
      select * from task_completions where done_on between ${from} and ${to} ${ofVillas}
    ),
    standing as materialized (
      ${tasksOfGuests(ofGuests(sql`select stay_id from worked`), agency)}
    ),
    work as (
      select *, ${PLAIN} from (${tasksOfGuests(ofDays(days, lateFrom, villaIds), agency)})
      where ${isPlanned}
      union all
      select *, ${PLAIN} from standing where not (${isPlanned})
      union all
      select *, ${PLAIN} from (${tasksOfPools(days, agency, villaIds)})
      union all
      ${maintenance(sql`(closed_on is null and day <= ${to} ${ofVillas})
        or (closed_on between ${from} and ${to} ${ofVillas})`)}
      union all
      -- A pool that was done on another day than its own.
      select 'pool', villa_id, substr(task, -10), null, 1, substr(task, -10), substr(task, -10),
        substr(task, -10), ${PLAIN}
      from worked where task like 'pool.%' and substr(task, -10) not between ${from} and ${to}
      union all
      -- Its task is no more: it was done all the same.
      select substr(task, 1, instr(task, '.') - 1), villa_id,
        substr(task, instr(task, '.') + length(villa_id) + 2), stay_id, 1, done_on, done_on,
        done_on, null, '', 0, 0
      from worked
      where stay_id is not null and task not like 'maintenance.%' and task not in (
        select kind || '.' || villa_id || '.' || ref from standing
      )
    )`;
}
