import { asc, eq } from 'drizzle-orm';
import { villaNights } from '#drizzle/schema/nights.ts';
import type { TestApp } from './app.ts';

/** The taken nights of a villa as `[night, kind]`, in order. */
export async function nightRows(app: TestApp, villaId: number): Promise<[string, string][]> {
  const rows = await app.deps.db.read
    .select()
    .from(villaNights)
    .where(eq(villaNights.villaId, villaId))
    .orderBy(asc(villaNights.night));
  return rows.map(({ night, kind }) => [night, kind]);
}
