import type { SearchItem } from '#domain/search/schema.ts';
import { instant } from '../../platform/clock.ts';
import { listPosts } from '../blog/read.ts';
import { listTowns } from '../locations/read.ts';
import { type CatalogueDeps, getCatalogue } from '../search/holder.ts';
import { cardMaker } from '../search/present.ts';
import { listVillaTypes } from '../villa-types/read.ts';

const POPULAR_VILLAS = 9;
const MONTH_VILLAS = 3;
const POSTS = 3;

/** What the home page shows. */
export async function readHomePage(deps: CatalogueDeps) {
  const [towns, villaTypes, posts, { popular, villasOfMonth }] = await Promise.all([
    listTowns(deps.db),
    listVillaTypes(deps.db),
    listPosts(deps.db, instant(deps.clock)),
    listFeatured(deps),
  ]);
  return {
    hero: 'scenes/hero-home',
    popularTowns: towns.filter((town) => town.popular && town.villas > 0),
    popular,
    villasOfMonth,
    villaTypes: villaTypes.filter(({ villas }) => villas > 0),
    posts: posts.slice(0, POSTS),
  };
}

export type HomePage = Awaited<ReturnType<typeof readHomePage>>;

/** The villas that the agency puts forward, in its order. */
async function listFeatured(
  deps: CatalogueDeps,
): Promise<{ popular: SearchItem[]; villasOfMonth: SearchItem[] }> {
  const catalogue = await getCatalogue(deps);
  const toCard = cardMaker(catalogue);
  const cards = (wanted: 'popular' | 'villaOfMonth', most: number) =>
    catalogue.extras
      .flatMap((extra, villa) => (extra[wanted] ? [villa] : []))
      .slice(0, most)
      .map((villa) => {
        const from = catalogue.index.from[villa] ?? 0;
        return toCard({ villa, total: null, nightly: from, from });
      });
  return {
    popular: cards('popular', POPULAR_VILLAS),
    villasOfMonth: cards('villaOfMonth', MONTH_VILLAS),
  };
}
