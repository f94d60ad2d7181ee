import { z } from 'zod';
import { line, RowIdSchema } from '../wire/fields.ts';
import { pageOf } from '../wire/paging.ts';

/** What can be somebody's and is worked on at a desk: a stay with its request, or the conversation with a guest. */
export const ASSIGNABLE = ['reservation', 'guest'] as const;
export type Assignable = (typeof ASSIGNABLE)[number];

/** All that can be somebody's: work in a house, too, by its key (domain/house-tasks/task-key.ts). */
export const ASSIGNED = [...ASSIGNABLE, 'task'] as const;
export type Assigned = (typeof ASSIGNED)[number];

/** How long somebody who looks at something is taken to be there, after they last said so. */
export const HERE_SECONDS = 45;

/** Somebody of the agency, by name. */
export const Colleague = z.object({ id: z.int(), name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** GET /v1/admin/colleagues: who may be given work, in Turkish order. */
export const Colleagues = pageOf(Colleague);

const subject = { kind: z.enum(ASSIGNABLE), ref: line(1, 64) };

/** Whose something shall be, null for nobody's, and whose it was where that was chosen. */
export const givenTo = {
  user_id: RowIdSchema.nullable(),
  from_user_id: RowIdSchema.nullable().optional(),
};

/** PUT /v1/admin/assignments. 404 NOT_FOUND, 409 STALE_VERSION, 422 UNKNOWN_CHOICE. */
export const AssignInput = z.strictObject({ ...subject, ...givenTo });
export type AssignInput = z.infer<typeof AssignInput>;

/** POST /v1/admin/presence: the caller looks at it now, and does again every few seconds. 404 NOT_FOUND. */
export const PresenceInput = z.strictObject(subject);
export type PresenceInput = z.infer<typeof PresenceInput>;

export const Attendance = z.object({
  /** Whose it is. */
  assignee: Colleague.nullable(),
  /** Who else looks at it right now. */
  here: z.array(Colleague),
});
export type Attendance = z.infer<typeof Attendance>;
