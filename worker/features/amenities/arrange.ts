import { and, eq } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import type { ArrangeAmenitiesInput } from '#domain/amenities/admin-schema.ts';
import { amenityCategories, amenities } from '#drizzle/schema/amenities.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { countKnown } from './queries.ts';

/**
 * Orders categories, or the amenities of one category, by their ids. @throws `UNKNOWN_CHOICE` (422)
 * when one of them no longer exists.
 */
export async function arrangeAmenities(
  deps: Deps,
  { categoryId, ids }: ArrangeAmenitiesInput,
  actor: Actor,
): Promise<void> {
  const { db } = deps;
  if ((await countKnown(db, ids, categoryId)) !== ids.length) throw refused('UNKNOWN_CHOICE');
  const write = beginWrite(deps, actor);
  const updatedAt = write.at;
  const moves = ids.map((id, index) =>
    step(
      categoryId === undefined
        ? build
            .update(amenityCategories)
            .set({ displayOrder: index + 1, updatedAt })
            .where(eq(amenityCategories.id, id))
        : build
            .update(amenities)
            .set({ displayOrder: index + 1, updatedAt })
            .where(and(eq(amenities.id, id), eq(amenities.categoryId, categoryId))),
    ),
  );
  await write.run([
    ...moves,
    write.audit(
      categoryId === undefined ? 'feature_category.order' : 'feature.order',
      String(categoryId ?? 'all'),
      { entity: 'feature_category', after: { ids } },
    ),
  ]);
}
