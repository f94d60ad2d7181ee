import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { UpdateVillaImageInput, VillaImage } from '#domain/media/admin-schema.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
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
  const now = clock.now();
  await db.write([
    step(
      build
        .update(villaImages)
        .set({ ...input, updatedAt: now.toISOString() })
        .where(eq(villaImages.id, id)),
    ),
    changedOne('villa_image.there', () => notFound('Böyle bir resim yok.')),
    audit(actor, now, {
      action: 'villa_image.update',
      entity: 'villa_image',
      entityId: String(id),
      before: { alt: before.alt, room: before.room },
      after: input,
    }),
  ]);
  return toVillaImage({ ...before, ...input });
}
