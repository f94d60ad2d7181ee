import { cardMaker } from '#domain/search/index/shown-index.ts';
import { EVERYTHING } from '#domain/search/query/answer.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { searchVillas } from '#domain/search/query/search.ts';
import type { CardExtras } from '../catalogue/catalogue.ts';
import { type CatalogueDeps, getCatalogue } from '../catalogue/holder.ts';

/** Villas on sale with one of the agency's flags, in its order. */
export async function listMarked(
  deps: CatalogueDeps,
  mark: keyof Pick<CardExtras, 'popular' | 'villaOfMonth'>,
  limit: number,
): Promise<SearchItem[]> {
  const catalogue = await getCatalogue(deps);
  const { index, extras } = catalogue;
  const { items } = searchVillas(index, { ...EVERYTHING, take: index.size });
  const marked = items.filter(({ villa }) => extras[villa]?.[mark] === true);
  return marked.slice(0, limit).map(cardMaker(catalogue));
}
