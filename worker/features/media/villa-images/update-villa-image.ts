import { notFound } from '#domain/errors.ts';
import type { UpdateVillaImageInput, VillaImage } from '#domain/media/admin-schema.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { toVillaImage } from '../present.ts';
import { getVillaImageRow } from '../queries.ts';

/** Changes the description or the room of a picture. @throws `NOT_FOUND` */
export async function updateVillaImage(
  { db, clock }: Deps,
  id: number,
  input: UpdateVillaImageInput,
  actor: Actor,
): Promise<VillaImage> {
  const before = await getVillaImageRow(db, id);
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    write.updateOne(villaImages, { id }, input, () => notFound('Böyle bir resim yok.')),
    write.audit('villa_image.update', id, {
      before: { alt: before.alt, room: before.room },
      after: input,
    }),
  ]);
  return toVillaImage({ ...before, ...input });
}
