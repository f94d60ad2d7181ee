import type { Blocks } from '#domain/pages/blocks.ts';
import type { PublicVillaType } from '#domain/villa-types/schema.ts';
import { storedBlocks } from '../pages/stored-blocks.ts';
import type { CatalogueDeps } from '../search/holder.ts';
import { listVillaTypes } from './list.ts';
import { findVillaTypeBody } from './queries.ts';

/** An active villa type with its text; null when unknown or hidden. */
export async function findVillaType(
  deps: CatalogueDeps,
  slug: string,
): Promise<(PublicVillaType & { body: Blocks }) | null> {
  const [types, body] = await Promise.all([listVillaTypes(deps), findVillaTypeBody(deps.db, slug)]);
  const type = types.find((other) => other.slug === slug);
  return type === undefined || body === null ? null : { ...type, body: storedBlocks(body) };
}
