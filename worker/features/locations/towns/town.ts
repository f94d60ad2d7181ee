import type { PublicTown } from '#domain/locations/schema.ts';
import type { RichText } from '#domain/rich-text/rich-text.ts';
import { storedRichText } from '#worker/platform/database/stored-rich-text.ts';
import type { CatalogueDeps } from '#worker/features/search/catalogue/holder.ts';
import { listTowns } from '../list.ts';
import { findTownTexts } from '../queries.ts';

/** A region with its text and its neighbours: the other regions of its district. */
type Town = PublicTown & {
  body: RichText;
  suits: string;
  gettingThere: string;
  neighbours: PublicTown[];
};

/** An active region; null when unknown or hidden. */
export async function findTown(deps: CatalogueDeps, slug: string): Promise<Town | null> {
  const [towns, texts] = await Promise.all([listTowns(deps), findTownTexts(deps.db, slug)]);
  const town = towns.find((other) => other.slug === slug);
  if (town === undefined || texts === null) return null;
  const neighbours = towns.filter(
    (other) => other.districtSlug === town.districtSlug && other.slug !== slug,
  );
  return { ...town, ...texts, body: storedRichText(texts.body), neighbours };
}
