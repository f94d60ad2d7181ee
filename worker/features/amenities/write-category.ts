import { sql } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import type {
  AdminAmenityCategory,
  CreateAmenityCategoryInput,
  UpdateAmenityCategoryInput,
} from '#domain/amenities/admin-schema.ts';
import { amenityCategories } from '#drizzle/schema/amenities.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { deleteUnused } from '#worker/platform/database/delete-unused.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readForCategoryWrite } from './queries.ts';

const ENTITY = 'feature_category';

/** A new category, last by default. @throws `NAME_TAKEN` (409). */
export async function createAmenityCategory(
  deps: Deps,
  input: CreateAmenityCategoryInput,
  actor: Actor,
): Promise<AdminAmenityCategory> {
  const { db } = deps;
  const { isNameTaken, nextOrder } = await readForCategoryWrite(db, 0, input.name);
  if (isNameTaken) throw nameTaken(input.name);
  const write = beginWrite(deps, actor);
  const { name, order = nextOrder } = input;
  const added = write.insert(amenityCategories, { name, displayOrder: order }, () =>
    nameTaken(name),
  );
  const written = await write.run([
    added,
    write.audit(`${ENTITY}.create`, sql`(select id from feature_categories where name = ${name})`, {
      after: { name, order },
    }),
  ]);
  return { id: written.idOf(added), name, order, features: [] };
}

/** @throws `NOT_FOUND`, `NAME_TAKEN` (409). */
export async function updateAmenityCategory(
  deps: Deps,
  id: number,
  input: UpdateAmenityCategoryInput,
  actor: Actor,
): Promise<AdminAmenityCategory> {
  const { db } = deps;
  const { current, isNameTaken, amenities } = await readForCategoryWrite(db, id, input.name);
  if (current === undefined) throw unknownCategory();
  if (isNameTaken) throw nameTaken(input.name ?? '');
  const { before, after, any } = changedFields(current, input);
  const next = { ...current, ...after, features: amenities };
  if (!any) return next;
  const write = beginWrite(deps, actor);
  await write.run([
    write.update(amenityCategories, { id }, { name: next.name, displayOrder: next.order }, () =>
      nameTaken(next.name),
    ),
    changedOne('feature_category.known', unknownCategory),
    write.audit(`${ENTITY}.update`, id, { before, after }),
  ]);
  return next;
}

/** Removes an empty category. @throws what `deleteUnused` throws */
export async function deleteAmenityCategory(deps: Deps, id: number, actor: Actor): Promise<void> {
  const { current, amenities } = await readForCategoryWrite(deps.db, id);
  const names = amenities.map(({ name }) => name);
  const remedy = 'Önce bu özellikleri başka bir kategoriye taşıyın ya da silin.';
  await deleteUnused(deps, actor, {
    entity: ENTITY,
    table: amenityCategories,
    row: current,
    missing: MISSING,
    users: [{ names, total: names.length, noun: 'özellik', remedy }],
    isUnused: sql`not exists (select 1 from features where category_id = ${id})`,
  });
}

const MISSING = 'Böyle bir özellik kategorisi yok.';
const unknownCategory = () => notFound(MISSING);

const nameTaken = (name: string) =>
  conflict('NAME_TAKEN', `“${name}” adında bir kategori zaten var.`);
