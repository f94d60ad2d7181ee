import { eq } from 'drizzle-orm';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { TestApp } from '../app.ts';

/** As if a villa had been on sale at its prices since an instant. */
export async function showSince({ deps }: TestApp, villaId: number, since: string): Promise<void> {
  const { rows } = deps.db;
  await rows.update(villas).set({ shownSince: since }).where(eq(villas.id, villaId));
  await rows.update(villaPrices).set({ shownSince: since }).where(eq(villaPrices.villaId, villaId));
}
