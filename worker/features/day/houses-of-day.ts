import { sql } from 'drizzle-orm';
import { DAY_HOUSES } from '#domain/day/schema.ts';
import { LATE_DAYS } from '#domain/house-tasks/schema.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** How many days before a task it may have been assigned. */
const GIVEN_BEFORE = 60;

/** The part of a task's key after the villa, and within it the stay's id. */
const rest = sql.raw(`substr(ref, instr(ref, '.') + 1)`);
const stayId = sql.raw(`replace(substr(rest || '.', instr(rest, '.') + 1), '.', ' ')`);

/** Whose day, which, and where. */
type AskedDay = { day: Day; today: Day; userId: number; townId: number | null };

/**
 * The first houses of a day, one more than are shown: those with tasks of the reader, then those
 * with arrivals or departures; each group by region.
 */
export async function readFirstHouses(
  db: Database,
  { day, today, userId, townId }: AskedDay,
): Promise<number[]> {
  const lateFrom = day === today ? addDays(day, -LATE_DAYS) : day;
  const most = DAY_HOUSES + 1;
  const ranked = (rank: number, table: string) => sql`
    select * from (
      select v.id, v.town_id, v.sort_key, ${rank} as rank from villas v indexed by villas_place
      where ${townId === null ? sql`true` : sql`v.town_id = ${townId}`}
        and v.id in (select villa_id from ${sql.raw(table)})
      order by v.town_id, v.sort_key, v.id limit ${most}
    )`;
  const rows = await db.read.all<{ id: number }>(sql`
    with given as (
      select ref, ${rest} as rest from assignments
      where kind = 'task' and user_id = ${userId} and updated_at >= ${addDays(day, -GIVEN_BEFORE)}
    ),
    own as materialized (
      select cast(rest as integer) as villa_id from given
      where ref like 'maintenance.%' or ref like 'pool.%.' || ${day} or exists (
        select 1 from house_guests g
        where g.id = substr(${stayId}, 1, instr(${stayId}, ' ') - 1)
          and g.check_in <= ${day} and g.check_out >= ${lateFrom}
      )
    ),
    busy as materialized (
      select villa_id from house_guests where check_in = ${day}
      union all select villa_id from house_guests where check_out = ${day}
    )
    select id from (${ranked(0, 'own')} union all ${ranked(1, 'busy')})
    group by id order by min(rank), town_id, sort_key, id limit ${most}`);
  return rows.map(({ id }) => id);
}
