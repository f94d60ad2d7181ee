import { and, asc, eq, sql } from 'drizzle-orm';
import type { Source } from '#domain/calendars/sources.ts';
import type { Day } from '#domain/values/dates.ts';
import { assignments } from '#drizzle/schema/assignments.ts';
import { taskCompletions, taskNotes, taskPhotos } from '#drizzle/schema/house-tasks.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Database } from '../../platform/database/database.ts';
import { readTogether } from '../../platform/database/read-together.ts';

/** The setting that holds the agency's rules. */
export const RULES_KEY = 'house_task_rules';

const personName = sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`;

export const selectAgencyRules = (db: Database) =>
  db.read.select({ value: settings.value }).from(settings).where(eq(settings.key, RULES_KEY));

type Arrival = {
  villa_id: number;
  villa_name: string;
  reservation_id: string | null;
  customer_name: string | null;
  source: Source | null;
};

/** Who comes on a day, guests of other sellers too. */
export const readArrivalsOf = (db: Database, day: Day) =>
  db.read.all<Arrival>(sql`
    select v.id as villa_id, v.name as villa_name, r.id as reservation_id,
      r.first_name || ' ' || r.last_name as customer_name, c.source
    from house_guests g join villas v on v.id = g.villa_id
    left join reservations r on r.id = g.id
    left join external_events e on e.id = g.id
    left join calendar_sources c on c.id = e.source_id
    where g.check_in = ${day} order by v.sort_key, v.id, g.id`);

/** What people added to tasks; each found by its key, one trip. */
export function readAdded(db: Database, keys: readonly string[]) {
  const among = sql`(select value from json_each(${JSON.stringify(keys)}))`;
  return readTogether(db, {
    completions: db.read
      .select({
        task: taskCompletions.task,
        done_on: taskCompletions.doneOn,
        at: taskCompletions.doneAt,
        by: personName,
      })
      .from(taskCompletions)
      .innerJoin(userDetails, eq(userDetails.userId, taskCompletions.doneBy))
      .where(sql`${taskCompletions.task} in ${among}`),
    notes: db.read
      .select({ task: taskNotes.task, checked: taskNotes.checked, note: taskNotes.note })
      .from(taskNotes)
      .where(sql`${taskNotes.task} in ${among}`),
    photos: db.read
      .select({ task: taskPhotos.task, id: taskPhotos.id, at: taskPhotos.createdAt })
      .from(taskPhotos)
      .where(sql`${taskPhotos.task} in ${among}`)
      .orderBy(asc(taskPhotos.createdAt), asc(taskPhotos.id)),
    assignees: db.read
      .select({ task: assignments.ref, id: users.id, name: personName })
      .from(assignments)
      .innerJoin(users, eq(users.id, assignments.userId))
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(and(eq(assignments.kind, 'task'), sql`${assignments.ref} in ${among}`)),
  });
}
