import { z } from 'zod';
import { Colleague, givenTo } from '../assignments/schema.ts';
import { SOURCES } from '../calendars/sources.ts';
import { DaySchema, InstantSchema, line, paragraph, queryNumber } from '../wire/fields.ts';
import { pageOf, pagingShape } from '../wire/paging.ts';
import { QueryIds } from '../wire/query-ids.ts';
import { TASK_KINDS } from './kinds.ts';
import { TaskRules } from './rules.ts';

/** Days that what was left undone stays on the list, where nothing ends it before. */
export const LATE_DAYS = 7;

/** Days back from which a tick that waited for a connection is still taken. */
export const TICK_DAYS = 7;

const Done = z.object({ on: DaySchema, at: z.string(), by: z.string() });

/** Something to be done in a house, with what people added to it. */
export const HouseTask = z.object({
  key: z.string(),
  kind: z.enum(TASK_KINDS),
  villa_id: z.int(),
  villa_name: z.string(),
  town: z.string(),
  day: DaySchema,
  /** The first day on which doing it counts: of a cleaning, that of the leaving. */
  from: DaySchema,
  /** The last day on which it makes sense: of a cleaning, that of the next arrival. */
  until: DaySchema.nullable(),
  /** The stay it follows from: who leaves, comes or is there. */
  stay: z
    .object({ id: z.string(), customer_name: z.string(), checkin: DaySchema, checkout: DaySchema })
    .nullable(),
  /** Another seller's guests from whom it follows: their calendar tells no more of them. */
  other_seller: z
    .object({ source: z.enum(SOURCES), checkin: DaySchema, checkout: DaySchema })
    .nullable(),
  /** What is wrong; of maintenance alone. */
  title: z.string().nullable(),
  /** Guests who come should not find it so. */
  before_arrival: z.boolean(),
  note: z.string(),
  /** Ids of ticked items of the kind's checklist. */
  checked: z.array(z.string()),
  photos: z.array(z.object({ id: z.string(), at: z.string() })),
  assignee: Colleague.nullable(),
  done: Done.nullable(),
  /** The day it was done for dates that are no longer the stay's. */
  done_before: DaySchema.nullable(),
  /** False of work that was done and whose stay is off, moved or in another house by now. */
  stands: z.boolean(),
});
export type HouseTask = z.infer<typeof HouseTask>;

/** PUT /v1/admin/housetasks/{key}: what changed. Sending the same twice does it once. */
export const TaskReport = z.strictObject({
  /** When it was ticked, which a bad line may hold up. */
  at: InstantSchema.optional(),
  done: z.boolean().optional(),
  checked: z.array(line(1, 20)).max(20).optional(),
  note: paragraph(1000).optional(),
});
export type TaskReport = z.infer<typeof TaskReport>;

const formFlag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** POST /v1/admin/problems, the fields beside the photo; a form's numbers are text. */
export const ProblemFields = {
  villa_id: queryNumber(1, 999_999_999),
  title: line(3, 160),
  note: paragraph(1000).default(''),
  before_arrival: formFlag.default(false),
  /** The day it is planned for; today where it is left out. */
  day: DaySchema.optional(),
  /** The task it was found in. */
  task: line(1, 64).optional(),
};
export type Problem = z.infer<z.ZodObject<typeof ProblemFields>>;

/** A span of the list: this many days at most. */
export const LIST_DAYS = 62;

/** GET /v1/admin/housetasks: today unless days are named. 400 VALIDATION for more than `LIST_DAYS`. */
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

/** Arrivals of a day whose house is looked at at most. */
export const READY_ARRIVALS = 100;

/** GET /v1/admin/housetasks/unready: today's arrivals whose house is not ready. */
export const UnreadyHouse = z.object({
  villa_id: z.int(),
  villa_name: z.string(),
  /** Null of another seller's guests, whose calendar tells no more than `source`. */
  reservation_id: z.string().nullable(),
  customer_name: z.string().nullable(),
  source: z.enum(SOURCES).nullable(),
  /** What is undone, as its kind or its title says it. */
  missing: z.array(z.string()),
});
export type UnreadyHouse = z.infer<typeof UnreadyHouse>;
export const UnreadyHouses = pageOf(UnreadyHouse).extend({
  /** Arrivals beyond `READY_ARRIVALS`, whose houses were not looked at. */
  unseen: z.int(),
});

/** The rules of a villa: its own, or null where the agency's hold. */
export const VillaTaskRules = z.object({ own: TaskRules.nullable(), agency: TaskRules });
export type VillaTaskRules = z.infer<typeof VillaTaskRules>;

export const VillaTaskRulesInput = z.strictObject({ own: TaskRules.nullable() });

/** Who may be given work in the houses. */
export const TaskAssignInput = z.strictObject(givenTo);
export type TaskAssignInput = z.infer<typeof TaskAssignInput>;

/** Days from today on that the calendar marks. */
export const MARKED_DAYS = 31;

/** GET /v1/admin/housetasks/marks: `villa_ids` comma-separated, 100 at most. */
export const TaskMarksQuery = z.object({ villa_ids: QueryIds(100) });

/** What is open in a house on a day; what is late stands on today. */
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
