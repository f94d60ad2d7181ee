import * as z from 'zod';
import { Colleague, givenTo } from '#domain/assignments/schema.ts';
import { SOURCES } from '#domain/calendars/sources.ts';
import { DaySchema, InstantSchema, line, paragraph, queryNumber } from '#domain/wire/fields.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { QueryIds } from '#domain/wire/query-ids.ts';
import { TASK_KINDS } from './kinds.ts';
import { TaskRules } from './rules.ts';

/** Days that an overdue task stays on the list, unless its period ends earlier. */
export const LATE_DAYS = 7;

/** A completion that was recorded offline is accepted for this many days. */
export const TICK_DAYS = 7;

const Done = z.object({ on: DaySchema, at: z.string(), by: z.string() });

/** A task in a house, with what people have added to it. */
export const HouseTask = z.object({
  key: z.string(),
  kind: z.enum(TASK_KINDS),
  villa_id: z.int(),
  villa_name: z.string(),
  town: z.string(),
  day: DaySchema,
  /** First day on which completing it counts: for a cleaning, the day of departure. */
  from: DaySchema,
  /** Last day on which it makes sense: for a cleaning, the day of the next arrival. */
  until: DaySchema.nullable(),
  /** The stay it is derived from: the guests who leave, arrive or stay. */
  stay: z
    .object({ id: z.string(), customer_name: z.string(), checkin: DaySchema, checkout: DaySchema })
    .nullable(),
  /** The seller whose guests it is derived from; their calendar says no more about them. */
  other_seller: z
    .object({ source: z.enum(SOURCES), checkin: DaySchema, checkout: DaySchema })
    .nullable(),
  /** What is wrong; for maintenance only. */
  title: z.string().nullable(),
  /** Arriving guests should not notice it: it has to be done before they come. */
  before_arrival: z.boolean(),
  note: z.string(),
  /** Ids of ticked items of the kind's checklist. */
  checked: z.array(z.string()),
  /** `by` is the id of the user who took it, null when that account is gone. */
  photos: z.array(z.object({ id: z.string(), at: z.string(), by: z.int().nullable() })),
  assignee: Colleague.nullable(),
  done: Done.nullable(),
  /** When it was completed for dates that the stay no longer has. */
  done_before: DaySchema.nullable(),
  /**
   * False for completed work whose stay has since been cancelled or moved to other dates or another
   * house.
   */
  stands: z.boolean(),
});
export type HouseTask = z.infer<typeof HouseTask>;
export type TaskPhoto = HouseTask['photos'][number];

export const TaskPhotoRemoved = z.object({ id: z.string(), removed: z.literal(true) });

/** PUT /v1/admin/housetasks/{key}: what changed. Sending the same twice does it once. */
export const TaskReport = z.strictObject({
  /** When it was completed; sent later when there was no connection. */
  at: InstantSchema.optional(),
  done: z.boolean().optional(),
  checked: z.array(line(1, 20)).max(20).optional(),
  note: paragraph(1000).optional(),
});
export type TaskReport = z.infer<typeof TaskReport>;

const formFlag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** POST /v1/admin/problems, the fields besides the photo; numbers arrive as texts. */
export const ProblemFields = {
  villa_id: queryNumber(1, 999_999_999),
  title: line(3, 160),
  note: paragraph(1000).default(''),
  before_arrival: formFlag.default(false),
  /** The planned day; today when left out. */
  day: DaySchema.optional(),
  /** The task it was found in. */
  task: line(1, 64).optional(),
};
export type Problem = z.infer<z.ZodObject<typeof ProblemFields>>;

/** Most days that the list can span. */
export const LIST_DAYS = 62;

/**
 * GET /v1/admin/housetasks: today unless days are given. 400 VALIDATION for more than `LIST_DAYS`.
 */
export const TaskQuery = z.object({
  ...pagingShape(50),
  date1: DaySchema.optional(),
  date2: DaySchema.optional(),
  villa_id: queryNumber(1, 999_999_999).optional(),
  kind: z.enum(TASK_KINDS).optional(),
  state: z.enum(['open', 'done']).optional(),
  mine: z.enum(['1']).optional(),
});
export type TaskQuery = z.infer<typeof TaskQuery>;

export const TaskPage = pageOf(HouseTask);

/** Most arrivals of a day whose houses are checked. */
export const READY_ARRIVALS = 100;

/** GET /v1/admin/housetasks/unready: today's arrivals whose house is not ready. */
export const UnreadyHouse = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  /** Null for another seller's guests, of whom only `source` is known. */
  reservation_id: z.string().nullable(),
  customer_name: z.string().nullable(),
  source: z.enum(SOURCES).nullable(),
  /** Open tasks, each by its kind or title. */
  missing: z.array(z.string()),
});
export type UnreadyHouse = z.infer<typeof UnreadyHouse>;
export const UnreadyHouses = pageOf(UnreadyHouse).extend({
  /** Arrivals beyond `READY_ARRIVALS`, whose houses were not checked. */
  unseen: z.int(),
});
export type UnreadyHouses = z.infer<typeof UnreadyHouses>;

/** The rules of a villa; null when those of the agency apply. */
export const VillaTaskRules = z.object({ own: TaskRules.nullable(), agency: TaskRules });
export type VillaTaskRules = z.infer<typeof VillaTaskRules>;

export const VillaTaskRulesInput = z.strictObject({ own: TaskRules.nullable() });

/** Assigns a task, or removes its assignee. */
export const TaskAssignInput = z.strictObject(givenTo);
export type TaskAssignInput = z.infer<typeof TaskAssignInput>;

/** Days from today on that the calendar marks. */
export const MARKED_DAYS = 31;

/** GET /v1/admin/housetasks/marks: `villa_ids` comma-separated, 100 at most. */
export const TaskMarksQuery = z.object({ villa_ids: QueryIds(100) });

/** Open tasks of a house on a day; overdue ones are counted today. */
export const TaskMark = z.object({
  villa_id: z.int(),
  day: DaySchema,
  /** Kinds or titles of what is open. */
  open: z.array(z.string()),
  /** Guests who arrive today would find it undone. */
  unready: z.boolean(),
});
export type TaskMark = z.infer<typeof TaskMark>;
export const TaskMarks = pageOf(TaskMark);
