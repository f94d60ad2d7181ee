import { z } from 'zod';
import { PictureKeySchema } from '../media/picture-key.ts';
import { line, paragraph } from '../wire.ts';

/** GET /v1/admin/team: all of them, in the order of the page. */
export const AdminTeamMember = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  /** Picture key; upload with POST /v1/admin/media. */
  image: z.string().nullable(),
});
export type AdminTeamMember = z.infer<typeof AdminTeamMember>;

/** POST /v1/admin/team (201) and PUT /v1/admin/team/{id}; both answer the member. */
export const TeamMemberInput = z.strictObject({
  name: line(2, 80),
  title: line(2, 100),
  bio: paragraph(600).default(''),
  image: PictureKeySchema.nullable().default(null),
});
export type TeamMemberInput = z.infer<typeof TeamMemberInput>;
