import { EVERYTHING } from '#domain/search/query/answer.ts';
import type { SearchQuery } from '#domain/search/query/query.ts';
import { searchVillas } from '#domain/search/query/search.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** A region or a villa type as a tile: the number of its villas, and a picture. */
type Tile = { villas: number; image: string | null; color?: string };

/** Villas tried for a picture that no earlier tile shows. */
const CANDIDATES = 12;

/**
 * Creates the tiles of a page: how many villas a place has, and its picture: its own, else the
 * cover of one of its villas, different for each tile if possible, and none that is shown elsewhere
 * on the page (`onPage`).
 */
export function tileMaker({ index, extras, colors }: Catalogue, onPage: Iterable<string> = []) {
  const shown = new Set(onPage);
  return (
    place: Pick<SearchQuery, 'town'> | Pick<SearchQuery, 'type'>,
    own: string | null,
  ): Tile => {
    const { items, total } = searchVillas(index, { ...EVERYTHING, ...place, take: CANDIDATES });
    if (own !== null) return { villas: total, image: own };
    const covers = items.map(({ villa }) => ({
      cover: extras[villa]?.cover ?? null,
      color: colors[villa],
    }));
    const chosen = covers.find(({ cover }) => cover !== null && !shown.has(cover)) ?? covers[0];
    if (!chosen?.cover) return { villas: total, image: null };
    shown.add(chosen.cover);
    return { villas: total, image: chosen.cover, color: chosen.color };
  };
}
