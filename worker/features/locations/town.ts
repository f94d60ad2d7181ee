import type { PublicTown } from '#domain/locations/schema.ts';
import type { Blocks } from '#domain/pages/blocks.ts';
import { storedBlocks } from '../pages/stored-blocks.ts';
import type { CatalogueDeps } from '../search/holder.ts';
import { listTowns } from './list.ts';
import { findTownBody } from './queries.ts';

/** A region with its text and its neighbours: the other regions of its district. */
export type Town = PublicTown & { body: Blocks; neighbours: PublicTown[] };

/** An active region; null when unknown or hidden. */
export async function findTown(deps: CatalogueDeps, slug: string): Promise<Town | null> {
  const [towns, body] = await Promise.all([listTowns(deps), findTownBody(deps.db, slug)]);
  const town = towns.find((other) => other.slug === slug);
  if (town === undefined || body === null) return null;
  const neighbours = towns.filter(
    (other) => other.districtSlug === town.districtSlug && other.slug !== slug,
  );
  return { ...town, body: storedBlocks(body), neighbours };
}
