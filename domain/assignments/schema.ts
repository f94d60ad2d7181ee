import * as z from 'zod';
import { line, RowIdSchema } from '#domain/wire/fields.ts';
import { pageOf } from '#domain/wire/paging.ts';

/**
 * What can be assigned and is worked on at a desk: a reservation with its request, or the
 * conversation with a guest.
 */
const ASSIGNABLE = ['reservation', 'guest'] as const;
export type Assignable = (typeof ASSIGNABLE)[number];

/**
 * Everything that can be assigned. A task in a house is named by its key
 * (domain/house-tasks/task-key.ts).
 */
export const ASSIGNED = [...ASSIGNABLE, 'task'] as const;
export type Assigned = (typeof ASSIGNED)[number];

/** How long after their last ping a colleague counts as still looking at something. */
export const HERE_SECONDS = 45;

/** Somebody of the agency, by name. */
export const Colleague = z.object({ id: z.int(), name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** GET /v1/admin/colleagues: who may be given work, in Turkish order. */
export const Colleagues = pageOf(Colleague);

const subject = { kind: z.enum(ASSIGNABLE), ref: line(1, 64) };

/** The new assignee, null for none, and the one shown when the choice was made. */
export const givenTo = {
  user_id: RowIdSchema.nullable(),
  from_user_id: RowIdSchema.nullable(),
};

/** PUT /v1/admin/assignments; null removes the assignee. 404 NOT_FOUND, 409 ASSIGNED_MEANWHILE, 422 UNKNOWN_CHOICE. */
export const AssignInput = z.strictObject({ ...subject, ...givenTo });
export type AssignInput = z.infer<typeof AssignInput>;

/**
 * POST /v1/admin/presence: the caller is looking at it now; repeated every few seconds. 404
 * NOT_FOUND.
 */
export const PresenceInput = z.strictObject(subject);
export type PresenceInput = z.infer<typeof PresenceInput>;

export const Attendance = z.object({
  assignee: Colleague.nullable(),
  /** Who else looks at it right now. */
  here: z.array(Colleague),
});
export type Attendance = z.infer<typeof Attendance>;
