import { type SQL, sql } from 'drizzle-orm';
import type { TaskKind } from '#domain/house-tasks/kinds.ts';
import { TICK_DAYS } from '#domain/house-tasks/schema.ts';
import type { Source } from '#domain/calendars/sources.ts';
import type { ParsedKey, TaskKey } from '#domain/house-tasks/task-key.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { ADDED, type Added } from './added.ts';
import { type Asked, housesAsked, isAssigned, type Page } from './asked-tasks.ts';
import {
  guestsNamed,
  guestsOfDays,
  housesOf,
  isAmong,
  OF_KNOWN,
  ofDays,
  ruleTables,
  tasksOfGuests,
} from './derived-tasks.ts';
import { firstPools, NO_POOLS, poolRows, poolsOfDays, tasksOfPools } from './pool-tasks.ts';

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

/** What an open task is and when, without its guests and what people added to it. */
export type OpenTaskRow = Pick<TaskRow, keyof typeof OPEN_CELLS>;

/** The tasks of some days and their number, as one statement. */
export const selectTasks = (db: Database, asked: Asked, page: Page) =>
  selectDue(db, asked, page, WHOLE);

/** Open tasks of some days. */
export async function readOpenTasks(
  db: Database,
  asked: Omit<Asked, 'isDone'>,
  page: Page,
): Promise<OpenTaskRow[]> {
  const packed = await selectDue(db, { ...asked, isDone: false }, page, OPEN);
  return unpack<OpenTaskRow>(packed, OPEN).rows;
}

const selectDue = (db: Database, asked: Asked, page: Page, parts: Parts) =>
  selectPage(
    db,
    workOfDays(asked),
    shownOf(asked),
    page,
    parts,
    poolsOfDays(asked, page),
    // The first houses of a day are numbered in the same way.
    housesAsked(asked) !== undefined || page.first !== undefined,
  );

/** A task by its key, wherever it is planned; null when nothing requires it. One trip. */
export async function findTaskRow(
  db: Database,
  key: TaskKey,
  { kind, villaId, ref, stayId }: ParsedKey,
): Promise<TaskRow | null> {
  const work =
    kind === 'maintenance'
      ? sql`work as (${maintenance(sql`id = ${ref}`)})`
      : stayId === null
        ? plainWork(poolRows(tasksOfPools({ from: ref, to: ref }, housesOf([villaId]))))
        : sql`${guestsNamed(sql`${stayId}`)}, ${plainWork(tasksOfGuests(OF_KNOWN, [kind]))}`;
  const page = { order: 'day', skip: 0, take: 1 } as const;
  const rows = await selectPage(db, work, sql`${KEYED} where key = ${key}`, page, WHOLE);
  return pageOfTasks(rows).rows[0] ?? null;
}

/** The total, and the rows of the page as one text: a few hundred rows have a dozen cells each. */
type PackedPage = { total: number; packed: string };

/**
 * @param pools the pools of the days, kept separate: see `poolsOfDays`
 * @param few see `rowsOf`
 */
const selectPage = (
  db: Database,
  work: SQL,
  shown: SQL,
  page: Page,
  parts: Parts,
  pools = NO_POOLS,
  few = true,
) =>
  db.read.all<PackedPage>(sql`
    with ${ruleTables}, ${work}, ${pools},
    shown as materialized (${shown}),
    ${rowsOf(page, few, parts)}`);

/** The tasks of a page, and how many there are in all. */
export const pageOfTasks = (answer: readonly PackedPage[]) => unpack<TaskRow>(answer, WHOLE);

function unpack<Row>([answer]: readonly PackedPage[], { row }: Parts) {
  const cells = JSON.parse(answer?.packed ?? '[]') as unknown[][];
  const rows = cells.map((cell) => Object.fromEntries(row.map(([name], i) => [name, cell[i]])));
  return { rows: rows as Row[], total: answer?.total ?? 0 };
}

const KEYED = sql`select * from (select *, kind || '.' || villa_id || '.' || ref as key from work)`;

/** The completions of a task that count: from the first day on which it is useful. */
const COUNTING = sql`from task_completions c where c.task = key and c.done_on >= from_day`;

/** Planned for one of the days, overdue on one of them, or completed on one. */
function shownOf(asked: Asked): SQL {
  const { days, late, kinds, isDone } = asked;
  const { from, to } = days;
  const isPlanned = sql`day between ${from} and ${to}`;
  // Guests for whom something was done on the days have older tasks, too. Problems stay.
  const isLate = late
    ? sql`day <= ${late.today} and (day >= ${late.from} or kind = 'maintenance')
        and coalesce(until_day, ${late.today}) >= ${late.today}`
    : sql`false`;
  const isAsked = sql`
    ${kinds && sql`and kind in (select value from json_each(${JSON.stringify(kinds)}))`}
    ${isAssigned(asked)}`;
  if (isDone === false)
    return sql`${KEYED} where (${isPlanned} or (${isLate})) ${isAsked}
      and not exists (select 1 ${COUNTING})`;
  return sql`
    select * from (
      select *, (select min(done_on) ${COUNTING}) as done_on from (${KEYED})
      -- All of them; without it the day it was done would be looked up once for each mention.
      limit -1
    ) where (
      ${isPlanned} or done_on between ${from} and ${to} or (done_on is null and ${isLate})
    ) ${isDone ? sql`and done_on is not null` : undefined} ${isAsked}`;
}

/**
 * Tasks that are not on the page are only ordered and counted.
 * @param few whether they are counted with the page, where `shown` is read anyway: SQLite plans a
 *   table again wherever it is named. Thousands of them are cheaper to read twice than to keep until
 *   the last is counted.
 */
function rowsOf({ order, skip, take, first }: Page, few: boolean, { row, joins }: Parts): SQL {
  const place = sql`s.place, s.by_name, s.villa_id`;
  const house = order === 'day' ? sql`s.day, ${place}` : sql`${place}, s.day`;
  const by = sql`${house}, s.kind, s.ref`;
  const nth = sql`dense_rank() over (order by ${place})`;
  const apart = sql`(select count(*) from shown)`;
  // A page beyond the end has no row that could tell it.
  const total = few ? sql`coalesce(max(n), ${skip === 0 ? sql`0` : apart})` : apart;
  return sql`
    page as materialized (
      select * from (
        select s.*, ${few ? sql`sum(is_counted) over ()` : sql`0`} as n ${first && sql`, ${nth} as nth`} from (
          select ${COLUMNS}, v.town_id as place, v.sort_key as by_name, 1 as is_counted
          from shown s cross join villas v indexed by villas_where on v.id = s.villa_id
          union all
          select * from (
            select 'pool', villa_id, day, null, day, day, day, 1, place, by_name, 0
            from pools s ${first && firstPools(first)} order by ${house} limit ${skip + take}
          )
        ) s
      ) s ${first && sql`where nth <= ${first.houses} or villa_id in ${housesOf(first.andOf).ids}`}
      order by ${by} limit ${take} offset ${skip}
    )
    select ${total} + (select n from pool_count) as total,
      json_group_array(json(part)) as packed
    from (
      select s.n, json_array(${sql.join(
        row.map(([, cell]) => cell),
        sql`, `,
      )}) as part
      from (select *, kind || '.' || villa_id || '.' || ref as key from page) s
      left join maintenance_tasks m on m.id = s.ref and s.kind = 'maintenance'
      ${joins}
      order by ${by}
    )`;
}

const OPEN_CELLS = {
  kind: sql`s.kind`,
  villaId: sql`s.villa_id`,
  day: sql`s.day`,
  untilDay: sql`s.until_day`,
  title: sql`m.title`,
  beforeArrival: sql`coalesce(m.before_arrival, 0)`,
};

const CELLS: Record<keyof TaskRow, SQL> = {
  ...OPEN_CELLS,
  key: sql`s.key`,
  villaName: sql`v.name`,
  town: sql`t.name`,
  fromDay: sql`s.from_day`,
  guestId: sql`s.guest_id`,
  customerName: sql`r.first_name || ' ' || r.last_name`,
  source: sql`c.source`,
  checkIn: sql`coalesce(r.check_in, e.starts_on)`,
  checkOut: sql`coalesce(r.check_out, e.ends_on)`,
  note: sql`coalesce(m.note, '')`,
  stands: sql`s.stands`,
  completions: sql`json(${ADDED.completions})`,
  noted: sql`json(${ADDED.noted})`,
  photos: sql`json(${ADDED.photos})`,
  assignee: sql`json(${ADDED.assignee})`,
};

/** The cells of a row, and the tables that they need. */
type Parts = { row: [string, SQL][]; joins: SQL };

const WHOLE: Parts = {
  row: Object.entries(CELLS),
  joins: sql`
      cross join villas v indexed by villas_where on v.id = s.villa_id
      cross join towns t on t.id = s.place
      left join reservations r on r.id = s.guest_id and s.stands
      left join external_events e on e.id = s.guest_id and s.stands
      left join calendar_sources c on c.id = e.source_id`,
};
const OPEN: Parts = { row: Object.entries(OPEN_CELLS), joins: sql`` };

/** What is kept of each task until the page is known; tasks of guests are always valid. */
const COLUMNS = sql`kind, villa_id, ref, guest_id, day, from_day, until_day, stands`;

const plainWork = (tasks: SQL) => sql`work as (select *, 1 as stands from (${tasks}))`;

/** Reported or manually planned work. It may have been repaired before the report arrived. */
const maintenance = (filter: SQL) => sql`
  select 'maintenance' as kind, villa_id, id as ref, stay_id as guest_id, day,
    date(created_at, '+3 hours', ${`-${TICK_DAYS} days`}) as from_day, null as until_day, 1 as stands
  from maintenance_tasks where ${filter}`;

/** The guests for whom something was done on the days. */
const WORKED_FOR = sql`select stay_id from worked where stay_id is not null`;

/** The table `work`: all tasks that may be shown for some days, with their parts. */
function workOfDays(asked: Asked): SQL {
  const { days, late, kinds } = asked;
  const { from, to } = days;
  const lateFrom = late?.from ?? from;
  const houses = housesAsked(asked);
  const ofHouses = houses && sql`and villa_id in ${houses.ids}`;
  // What is open was not done: nothing of what was done on the days is asked for then.
  const isAnyState = asked.isDone !== false;
  const workedFor = isAnyState ? WORKED_FOR : undefined;
  const parts = [
    sql`select *, 1 as stands
      from (${tasksOfGuests(ofDays({ from: lateFrom, to }, workedFor), kinds)})`,
    isAmong(kinds, 'maintenance') &&
      maintenance(sql`(closed_on is null and day <= ${to} ${ofHouses})
        or (closed_on between ${from} and ${to} ${ofHouses})`),
    // A pool that was done on another day than planned.
    isAnyState &&
      isAmong(kinds, 'pool') &&
      sql`select 'pool', villa_id, substr(task, -10), null, substr(task, -10), substr(task, -10),
        substr(task, -10), 1
      from worked where task like 'pool.%' and substr(task, -10) not between ${from} and ${to}`,
    // The task no longer exists, but it was completed. Only these guests are asked for their tasks
    // again: naming the others' would double a statement that takes longer to plan than to run.
    isAnyState &&
      sql`select substr(task, 1, instr(task, '.') - 1), villa_id,
        substr(task, instr(task, '.') + length(villa_id) + 2), stay_id, done_on, done_on, done_on, 0
      from worked
      where stay_id is not null and task not like 'maintenance.%' and task not in (
        select kind || '.' || villa_id || '.' || ref from (${tasksOfGuests(OF_KNOWN, kinds)})
      )`,
  ].filter((part) => part !== false);
  return sql`
    ${
      isAnyState
        ? sql`
    -- What was done on these days, whatever day it was planned for.
    worked as materialized (
      select * from task_completions where done_on between ${from} and ${to} ${ofHouses}
    ),`
        : undefined
    }
    ${guestsOfDays(days, lateFrom, workedFor, houses)},
    work as (${sql.join(parts, sql` union all `)})`;
}
