import { eq } from 'drizzle-orm';
import { amenityCategories, amenities } from '#drizzle/schema/amenities.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import type { TestApp } from './app.ts';
import { auditRows } from './audit-rows.ts';
import { createUser, signIn, unique } from './factories.ts';

/** A signed-in clerk and a short function for their calls. */
export async function adminCalls(app: TestApp) {
  const token = await signIn(app, (await createUser(app)).email);
  return caller(app, token);
}

/** A signed-in owner, their id, and a short function for their calls. */
export async function ownerCalls(app: TestApp) {
  const owner = await createUser(app, { role: 'OWNER' });
  return { owner, ...caller(app, await signIn(app, owner.email)) };
}

function caller(app: TestApp, token: string) {
  return {
    token,
    get: (path: string) => app.call('GET', path, { token }),
    post: (path: string, body: unknown) => app.call('POST', path, { token, body }),
    put: (path: string, body: unknown) => app.call('PUT', path, { token, body }),
    patch: (path: string, body: unknown) => app.call('PATCH', path, { token, body }),
    del: (path: string) => app.call('DELETE', path, { token }),
  };
}

export async function createVillaType({ deps }: TestApp) {
  const slug = unique('tip');
  const [type] = await deps.db.rows
    .insert(villaTypes)
    .values({ slug, name: 'Balayı Villaları' })
    .returning();
  return type!;
}

export async function createAmenity({ deps }: TestApp) {
  const [category] = await deps.db.rows
    .insert(amenityCategories)
    .values({ name: unique('Mutfak') })
    .returning();
  const [feature] = await deps.db.rows
    .insert(amenities)
    .values({ categoryId: category!.id, slug: unique('ozellik'), name: 'Bulaşık makinesi' })
    .returning();
  return feature!;
}

/** The newest audit row of a villa by its action. */
export async function lastAudit(app: TestApp, villaId: number, action: string) {
  const rows = await auditRows(app, 'villa', villaId);
  return rows.findLast((row) => row.action === action);
}

/** The season rows of a villa as `[first night, last night, kuruş]`. */
export async function priceRows({ deps }: TestApp, villaId: number) {
  const rows = await deps.db.read
    .select()
    .from(villaPrices)
    .where(eq(villaPrices.villaId, villaId))
    .orderBy(villaPrices.startsOn);
  return rows.map((row) => [row.startsOn, row.endsOn, row.nightly]);
}
