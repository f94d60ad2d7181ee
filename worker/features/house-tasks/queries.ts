import { eq, sql } from 'drizzle-orm';
import type { Source } from '#domain/calendars/sources.ts';
import type { Day } from '#domain/values/dates.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The setting that holds the agency's rules. */
export const RULES_KEY = 'house_task_rules';

export const selectAgencyRules = (db: Database) =>
  db.read.select({ value: settings.value }).from(settings).where(eq(settings.key, RULES_KEY));

type Arrival = {
  villa_id: number;
  villa_name: string;
  reservation_id: string | null;
  customer_name: string | null;
  source: Source | null;
};

/**
 * The arrivals of a day, including other sellers' guests: the first ones by region, and their
 * number. One trip.
 */
export async function readArrivalsOf(db: Database, day: Day, most: number) {
  const rows = await db.read.all<Arrival & { total: number }>(sql`
    with coming as materialized (select villa_id, id from house_guests where check_in = ${day})
    select v.id as villa_id, v.name as villa_name, r.id as reservation_id,
      r.first_name || ' ' || r.last_name as customer_name, c.source,
      (select count(*) from coming) as total
    from (
      select p.id from villas p indexed by villas_place
      where p.id in (select villa_id from coming) order by p.town_id, p.sort_key, p.id limit ${most}
    ) first cross join villas v on v.id = first.id join coming g on g.villa_id = v.id
    left join reservations r on r.id = g.id
    left join external_events e on e.id = g.id
    left join calendar_sources c on c.id = e.source_id
    order by v.town_id, v.sort_key, v.id, g.id`);
  return { arrivals: rows, total: rows[0]?.total ?? 0 };
}
