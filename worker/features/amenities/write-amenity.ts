import { eq, sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import type {
  AdminAmenity,
  CreateAmenityInput,
  UpdateAmenityInput,
} from '#domain/amenities/admin-schema.ts';
import { slugify } from '#domain/values/slug.ts';
import { amenityCategories, amenities } from '#drizzle/schema/amenities.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { changedOne, guard, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readForAmenityWrite } from './queries.ts';

/**
 * A new amenity, last in its category by default. @throws `SLUG_TAKEN` (409), `UNKNOWN_CHOICE`
 * (422) for an unknown category.
 */
export async function createAmenity(
  deps: Deps,
  input: CreateAmenityInput,
  actor: Actor,
): Promise<AdminAmenity> {
  const { db } = deps;
  const { categoryId, name, filterable, active } = input;
  const slug = input.slug ?? slugify(name);
  if (slug.length < 2) throw refused('VALIDATION', 'Bu addan kısa ad çıkmıyor; siz yazın.');
  const read = await readForAmenityWrite(db, 0, { slug, categoryId });
  if (read.category === undefined) throw unknownCategory();
  if (read.slugHolder !== undefined) throw slugTaken(slug, read.slugHolder.name);

  const write = beginWrite(deps, actor);
  const facts = { categoryId, slug, name, filterable, active };
  const order = input.order ?? read.nextOrder;
  const added = write.insert(amenities, { ...facts, displayOrder: order }, () => slugTaken(slug));
  const written = await write.run([
    categoryExists(categoryId),
    added,
    write.audit('feature.create', sql`(select id from features where slug = ${slug})`, {
      after: { ...facts, order },
    }),
  ]);
  return { ...facts, id: written.idOf(added), order, villas: 0 };
}

/** @throws `NOT_FOUND`, `SLUG_TAKEN` (409), `UNKNOWN_CHOICE` (422). */
export async function updateAmenity(
  deps: Deps,
  id: number,
  input: UpdateAmenityInput,
  actor: Actor,
): Promise<AdminAmenity> {
  const { db } = deps;
  const { slug, categoryId } = input;
  const { current, slugHolder, category } = await readForAmenityWrite(db, id, {
    ...(slug !== undefined && { slug }),
    ...(categoryId !== undefined && { categoryId }),
  });
  if (current === undefined) throw unknownAmenity();
  if (categoryId !== undefined && category === undefined) throw unknownCategory();
  if (slug !== undefined && slugHolder !== undefined) throw slugTaken(slug, slugHolder.name);
  const { before, after, any } = changedFields(current, input);
  const next = { ...current, ...after };
  if (!any) return next;
  const write = beginWrite(deps, actor);
  const { order, villas: _, ...columns } = next;
  await write.run([
    categoryExists(next.categoryId),
    write.update(amenities, { id }, { ...columns, displayOrder: order }, () =>
      slugTaken(next.slug),
    ),
    changedOne('feature.known', unknownAmenity),
    write.audit('feature.update', id, { before, after }),
  ]);
  return next;
}

const categoryExists = (id: number): Step =>
  guard(
    'feature.category',
    sql`exists (select 1 from ${amenityCategories} where ${eq(amenityCategories.id, id)})`,
    unknownCategory,
  );

const unknownAmenity = () => notFound('Böyle bir özellik yok.');

const unknownCategory = () =>
  refused('UNKNOWN_CHOICE', 'Seçilen kategori artık yok. Listeyi yenileyip yeniden seçin.', [
    { path: 'categoryId', message: 'Böyle bir kategori yok.' },
  ]);

const slugTaken = (slug: string, holder?: string) =>
  conflict(
    'SLUG_TAKEN',
    holder === undefined ? undefined : `“${slug}” kısa adını “${holder}” özelliği kullanıyor.`,
  );
