import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { conflict } from '#domain/errors.ts';
import { MAX_VILLA_IMAGES, type VillaImage } from '#domain/media/admin-schema.ts';
import { undoUntil } from '#domain/reservations/undo.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { readToken, signToken } from '#worker/platform/secrets/signed-token.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { toVillaImage } from '../present.ts';
import type { VillaImageRow } from '../queries.ts';
import { requirePicture } from '../storage/require-picture.ts';

/** The deleted picture with everything its row held. */
const Picture = z.object({
  id: z.int(),
  villaId: z.int(),
  key: z.string(),
  alt: z.string(),
  room: z.string(),
  color: z.string(),
  width: z.int(),
  height: z.int(),
  position: z.int(),
});
const Token = z.object({ until: z.string(), picture: Picture });

/** The key that restores a picture within a few seconds. */
export const signDeleted = (deps: Deps, picture: VillaImageRow): Promise<string> =>
  signToken(deps.secrets.quote, 'undo-picture', {
    until: undoUntil(deps.clock.now()),
    picture: Picture.parse(picture),
  } satisfies z.infer<typeof Token>);

/**
 * Restores a picture in its place, under the same id and address. @throws `PICTURE_GONE` (409) once
 * its time is over, when it is already restored, or when its villa was deleted or is full;
 * `UNKNOWN_CHOICE` (422) when its file was deleted.
 */
export async function undoDelete(deps: Deps, token: string, actor: Actor): Promise<VillaImage> {
  const { data } = Token.safeParse(await readToken(deps.secrets.quote, 'undo-picture', token));
  const write = beginWrite(deps, actor);
  const { at } = write;
  if (data === undefined || data.until < at) throw isOver();
  const { picture } = data;
  await requirePicture(deps, picture.key);
  await write.run([
    guard(
      'villa_image.room',
      sql`(select count(*) from ${villaImages} where villa_id = ${picture.villaId}) < ${MAX_VILLA_IMAGES}
        and exists (select 1 from villas where id = ${picture.villaId})
        and not exists (select 1 from ${villaImages} where id = ${picture.id})`,
      isOver,
    ),
    write.insert(villaImages, picture, isOver),
    write.audit('villa_image.undo', picture.id, {
      after: { villaId: picture.villaId, key: picture.key, position: picture.position },
    }),
  ]);
  return toVillaImage(picture);
}

const isOver = () => conflict('PICTURE_GONE');
