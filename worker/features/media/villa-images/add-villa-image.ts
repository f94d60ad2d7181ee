import { eq, sql } from 'drizzle-orm';
import { DomainError, notFound, refused } from '#domain/errors.ts';
import { MAX_VILLA_IMAGES, type VillaImage } from '#domain/media/admin-schema.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { build } from '#worker/platform/database/statements.ts';
import { toVillaImage } from '../present.ts';
import { getVillaWithImages } from '../queries.ts';
import { removePictures, type StoredPicture, storePicture } from '../storage/store-picture.ts';

type NewImage = { villaId: number; file: File; alt: string };

/**
 * Adds a picture to a villa, after its others. The file is stored before the row that refers to it,
 * so that no page ever refers to a missing file. @throws `NOT_FOUND`, `TOO_MANY` (422), what
 * storePicture throws
 */
export async function addVillaImage(
  deps: Deps,
  { villaId, file, alt }: NewImage,
  actor: Actor,
): Promise<VillaImage> {
  const villa = await getVillaWithImages(deps.db, villaId);
  if (villa.imageIds.length >= MAX_VILLA_IMAGES) throw tooMany();
  const stored = await storePicture(deps, file);
  try {
    return await insertImage(deps, { ...stored, villaId, alt }, actor);
  } catch (error) {
    // With `busy` it is unknown whether the row was written; if not, the sweep deletes the files.
    const isUnknown = error instanceof DomainError && error.kind === 'busy';
    if (!isUnknown) await removePictures(deps, [stored.key]);
    throw error;
  }
}

async function insertImage(
  deps: Deps,
  image: StoredPicture & { villaId: number; alt: string },
  actor: Actor,
): Promise<VillaImage> {
  const write = beginWrite(deps, actor);
  const ofVilla = eq(villaImages.villaId, image.villaId);
  const behindAll = sql<number>`(select coalesce(max(${villaImages.position}) + 1, 0) from ${villaImages} where ${ofVilla})`;
  const row = { ...image, position: behindAll, createdAt: write.at, updatedAt: write.at };
  const added = step(
    build.insert(villaImages).values(row).returning({ position: villaImages.position }),
    () => notFound('Böyle bir villa yok.'),
  );
  const written = await write.run([
    guard(
      'villa_image.room',
      sql`(select count(*) from ${villaImages} where ${ofVilla}) < ${MAX_VILLA_IMAGES}`,
      tooMany,
    ),
    added,
    write.audit('villa_image.create', sql`last_insert_rowid()`, {
      after: { villaId: image.villaId, key: image.key, alt: image.alt },
    }),
  ]);
  const position = Number(written.of(added)?.rows[0]?.position);
  return toVillaImage({ ...image, room: '', id: written.idOf(added), position });
}

const tooMany = () =>
  refused('TOO_MANY', `Bir villanın en çok ${MAX_VILLA_IMAGES} resmi olabilir. Önce birini silin.`);
