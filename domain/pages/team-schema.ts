import { z } from 'zod';
import { PictureKeySchema } from '../media/picture-key.ts';
import { line, paragraph } from '../wire.ts';

/** GET /v1/admin/team: all of them, hidden ones too, in the order of the page. */
export const AdminTeamMember = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  /** Picture key; upload with POST /v1/admin/media. */
  image: z.string().nullable(),
  active: z.boolean(),
});
export type AdminTeamMember = z.infer<typeof AdminTeamMember>;

/** POST /v1/admin/team (201) and PUT /v1/admin/team/{id}; both answer the member. */
export const TeamMemberInput = z.strictObject({
  name: line(2, 80),
  title: line(2, 100),
  bio: paragraph(600).default(''),
  image: PictureKeySchema.nullable().default(null),
  active: z.boolean().default(true),
});
export type TeamMemberInput = z.infer<typeof TeamMemberInput>;

/** PATCH /v1/admin/team/activity; answers the same. 404 NOT_FOUND. */
export const TeamActivityInput = z.strictObject({ id: z.int().positive(), active: z.boolean() });
export const TeamActivity = z.object({ id: z.int(), active: z.boolean() });
