import { PictureKeySchema } from '#domain/media/picture-key.ts';
import { line, paragraph } from '#domain/wire/fields.ts';
import { orderedRow } from '#domain/wire/ordered-list.ts';

/** The people of the agency. Their picture is uploaded with POST /v1/admin/media first. */
export const Team = orderedRow(
  {
    name: line(2, 80),
    title: line(2, 100),
    bio: paragraph(600),
    image: PictureKeySchema.nullable(),
  },
  { bio: '', image: null },
);
