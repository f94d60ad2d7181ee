import { sql } from 'drizzle-orm';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

type EventRow = { action: string; day: number; week: number; lastAt: string };
type NetworkRow = { network: string; week: number; lastAt: string };

/** Sums of the sampled rows of the past week, by kind and by network, in one trip. */
export async function readSecurityRows(db: Database, { day, week }: { day: string; week: string }) {
  const count = sql`coalesce(json_extract(after, '$.count'), 1)`;
  const sampled = sql`action >= 'security.' and action < 'security/' and created_at >= ${week}`;
  const { events, networks } = await readTogether(db, {
    events: db.read.all<EventRow>(sql`
      select action, sum(case when created_at >= ${day} then ${count} else 0 end) as day,
        sum(${count}) as week, max(created_at) as lastAt
      from audit_log where ${sampled} group by action`),
    networks: db.read.all<NetworkRow>(sql`
      select entity_id as network, sum(${count}) as week, max(created_at) as lastAt
      from audit_log where ${sampled} group by entity_id order by week desc, network limit 20`),
  });
  return { events, networks };
}
