import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import { eventId, flag, timestamps } from './columns.ts';
import { users } from './users.ts';
import { villas } from './villas.ts';
import type { VillaId } from '#domain/values/ids.ts';

/*
 * Tasks that follow from stays are not stored: they are derived on request (decision 0058). What
 * people add to a task refers to its key (domain/house-tasks/task-key.ts).
 */

const villaId = () =>
  integer('villa_id')
    .$type<VillaId>()
    .notNull()
    .references(() => villas.id);

/** What a task is about; `stayId` is the stay it follows from, for erasing that stay's person. */
const subject = {
  task: text('task').notNull(),
  villaId: villaId(),
  stayId: text('stay_id'),
};

/** Rules of a villa that differ from the agency's. */
export const villaTaskRules = sqliteTable('villa_task_rules', {
  villaId: villaId().primaryKey(),
  ...timestamps,
  rules: text('rules', { mode: 'json' }).$type<TaskRules>().notNull(),
});

/** That a task was done, once a day, so that a repeated request changes nothing. */
export const taskCompletions = sqliteTable(
  'task_completions',
  {
    ...subject,
    /** The day in Türkiye; whether it counts is decided by domain/house-tasks/state.ts. */
    doneOn: text('done_on').notNull(),
    doneAt: text('done_at').notNull(),
    doneBy: integer('done_by')
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.task, t.doneOn] }),
    index('task_completions_day').on(t.doneOn, t.villaId),
  ],
);

/** The ticks and the note of a task. */
export const taskNotes = sqliteTable(
  'task_notes',
  {
    ...subject,
    ...timestamps,
    task: text('task').primaryKey(),
    checked: text('checked', { mode: 'json' }).$type<string[]>().notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [index('task_notes_stay').on(t.stayId), index('task_notes_created').on(t.createdAt)],
);

/** Photos of a task, below `receipts/` in the file store; never public. */
export const taskPhotos = sqliteTable(
  'task_photos',
  {
    ...eventId,
    ...subject,
    file: text('file').notNull(),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    index('task_photos_task').on(t.task, t.createdAt),
    index('task_photos_stay').on(t.stayId),
    index('task_photos_created').on(t.createdAt),
  ],
);

/** A reported problem, or work that a clerk planned: the tasks that do not follow from stays. */
export const maintenanceTasks = sqliteTable(
  'maintenance_tasks',
  {
    ...eventId,
    villaId: villaId(),
    /** The stay during which it was found. */
    stayId: text('stay_id'),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    day: text('day').notNull(),
    beforeArrival: flag('before_arrival'),
    createdBy: integer('created_by').references(() => users.id),
    /** The day it was done; written when it is completed. */
    closedOn: text('closed_on'),
  },
  (t) => [
    index('maintenance_tasks_open')
      .on(t.day, t.villaId)
      .where(sql`closed_on is null`),
    index('maintenance_tasks_closed').on(t.closedOn, t.villaId),
    index('maintenance_tasks_stay').on(t.stayId),
    index('maintenance_tasks_created').on(t.createdAt),
  ],
);
