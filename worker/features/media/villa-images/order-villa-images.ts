import { eq } from 'drizzle-orm';
import type { OrderVillaImagesInput } from '#domain/media/admin-schema.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { newOrder } from '#worker/platform/database/new-order.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { getVillaWithImages } from '../queries.ts';

/**
 * Reorders a villa's pictures; the first one becomes the cover. @throws `STALE_ORDER` (409) when
 * `ids` are not exactly its current pictures, `NOT_FOUND`
 */
export async function orderVillaImages(
  { db, clock }: Deps,
  { villa_id: villaId, ids }: OrderVillaImagesInput,
  actor: Actor,
): Promise<void> {
  const { imageIds } = await getVillaWithImages(db, villaId);
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    ...newOrder(ids, write.now, {
      table: villaImages,
      id: villaImages.id,
      order: villaImages.position,
      among: eq(villaImages.villaId, villaId),
    }),
    write.audit('villa_images.order', villaId, { before: { ids: imageIds }, after: { ids } }),
  ]);
}
