import * as z from 'zod';
import { PictureKeySchema } from '#domain/media/picture-key.ts';
import { line, paragraph } from '#domain/wire/fields.ts';

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

const fields = {
  name: line(2, 80),
  title: line(2, 100),
  bio: paragraph(600),
  image: PictureKeySchema.nullable(),
  active: z.boolean(),
};

/** POST /v1/admin/team (201); answers the member. */
export const TeamMemberInput = z.strictObject({
  ...fields,
  bio: fields.bio.default(''),
  image: fields.image.default(null),
  active: fields.active.default(true),
});
export type TeamMemberInput = z.infer<typeof TeamMemberInput>;

/** PUT /v1/admin/team/{id}; fields left out are unchanged. Answers the member. */
export const TeamMemberUpdate = z.strictObject(fields).partial();
export type TeamMemberUpdate = z.infer<typeof TeamMemberUpdate>;
