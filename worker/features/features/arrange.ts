import { and, eq } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import type { ArrangeFeaturesInput } from '#domain/features/admin-schema.ts';
import { featureCategories, features } from '#drizzle/schema/features.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { build } from '../../platform/statements.ts';
import { step } from '../../platform/write-batch.ts';
import { countKnown } from './queries.ts';

/**
 * Puts categories, or the features of one, in the order of their ids.
 * @throws `UNKNOWN_CHOICE` (422) when one of them is gone by now.
 */
export async function arrangeFeatures(
  deps: Deps,
  { categoryId, ids }: ArrangeFeaturesInput,
  actor: Actor,
): Promise<void> {
  const { db } = deps;
  if ((await countKnown(db, ids, categoryId)) !== ids.length) throw refused('UNKNOWN_CHOICE');
  const now = deps.clock.now();
  const updatedAt = now.toISOString();
  const moves = ids.map((id, index) =>
    step(
      categoryId === undefined
        ? build
            .update(featureCategories)
            .set({ displayOrder: index + 1, updatedAt })
            .where(eq(featureCategories.id, id))
        : build
            .update(features)
            .set({ displayOrder: index + 1, updatedAt })
            .where(and(eq(features.id, id), eq(features.categoryId, categoryId))),
    ),
  );
  await db.write([
    ...moves,
    audit(db, actor, now, {
      action: categoryId === undefined ? 'feature_category.order' : 'feature.order',
      entity: 'feature_category',
      entityId: String(categoryId ?? 'all'),
      after: { ids },
    }),
  ]);
}
