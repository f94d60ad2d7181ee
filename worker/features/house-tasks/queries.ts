import { and, asc, between, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DaySpan } from '#domain/house-tasks/derive.ts';
import { MAX_STAY_NIGHTS } from '#domain/reservations/pricing/stay.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { assignments } from '#drizzle/schema/assignments.ts';
import {
  maintenanceTasks,
  taskCompletions,
  taskNotes,
  taskPhotos,
  villaTaskRules,
} from '#drizzle/schema/house-tasks.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { villaPools } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { readTogether } from '../../platform/database/read-together.ts';

/** The setting that holds the agency's rules. */
export const RULES_KEY = 'house_task_rules';

/** How long before an arrival a rule may look for the last guests, and after a stay for the next. */
const LOOK_BACK = 60;
const LOOK_AHEAD = 30;

/** The days whose tasks can be told from the ground of a span. */
export const groundSpan = ({ from, to }: DaySpan): DaySpan => ({
  from: addDays(from, -LOOK_BACK),
  to: addDays(to, LOOK_AHEAD),
});

const personName = sql<string>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`;

const ofVillas = (column: { getSQL(): SQL }, ids: readonly number[] | undefined) =>
  ids && sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;

export const selectAgencyRules = (db: Database) =>
  db.read.select({ value: settings.value }).from(settings).where(eq(settings.key, RULES_KEY));

/** All that the tasks of a span follow from, of all houses or of some; one trip. */
export function readGround(db: Database, span: DaySpan, villaIds?: readonly number[]) {
  const ground = groundSpan(span);
  return readTogether(db, {
    agency: selectAgencyRules(db),
    houses: db.read
      .select({
        id: villas.id,
        name: villas.name,
        town: towns.name,
        active: villas.active,
        hasPool: sql<number>`exists (select 1 from ${villaPools} where ${villaPools.villaId} = ${villas.id})`,
        rules: villaTaskRules.rules,
      })
      .from(villas)
      .innerJoin(towns, eq(towns.id, villas.townId))
      .leftJoin(villaTaskRules, eq(villaTaskRules.villaId, villas.id))
      .where(ofVillas(villas.id, villaIds))
      .orderBy(asc(towns.id), asc(villas.sortKey), asc(villas.id)),
    stays: db.read
      .select({
        id: reservations.id,
        villaId: reservations.villaId,
        checkIn: reservations.checkIn,
        checkOut: reservations.checkOut,
        customerName: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
      })
      .from(reservations)
      .where(
        and(
          // Spelt out, for the indexes that hold such stays alone.
          sql`${reservations.status} in ('confirmed', 'staying', 'completed')`,
          ofVillas(reservations.villaId, villaIds),
          gte(reservations.checkIn, addDays(ground.from, -MAX_STAY_NIGHTS)),
          lte(reservations.checkIn, ground.to),
          gte(reservations.checkOut, ground.from),
        ),
      )
      .orderBy(asc(reservations.checkIn), asc(reservations.rowId)),
    maintenance: db.read
      .select()
      .from(maintenanceTasks)
      .where(
        and(
          ofVillas(maintenanceTasks.villaId, villaIds),
          or(
            and(isNull(maintenanceTasks.closedOn), lte(maintenanceTasks.day, span.to)),
            between(maintenanceTasks.closedOn, span.from, span.to),
          ),
        ),
      )
      .orderBy(asc(maintenanceTasks.day), asc(maintenanceTasks.id)),
    work: db.read
      .select({
        task: taskCompletions.task,
        villaId: taskCompletions.villaId,
        stayId: taskCompletions.stayId,
        doneOn: taskCompletions.doneOn,
      })
      .from(taskCompletions)
      .where(
        and(
          between(taskCompletions.doneOn, span.from, span.to),
          ofVillas(taskCompletions.villaId, villaIds),
        ),
      ),
  });
}

/** Who comes on a day. */
export const selectArrivalsOf = (db: Database, day: Day) =>
  db.read
    .select({
      villa_id: villas.id,
      villa_name: villas.name,
      reservation_id: reservations.id,
      customer_name: sql<string>`${reservations.firstName} || ' ' || ${reservations.lastName}`,
    })
    .from(reservations)
    .innerJoin(villas, eq(villas.id, reservations.villaId))
    .where(
      and(
        eq(reservations.checkIn, day),
        sql`${reservations.status} in ('confirmed', 'staying', 'completed')`,
      ),
    )
    .orderBy(asc(villas.sortKey), asc(reservations.rowId));

export type Ground = Awaited<ReturnType<typeof readGround>>;

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

export type Added = Awaited<ReturnType<typeof readAdded>>;
