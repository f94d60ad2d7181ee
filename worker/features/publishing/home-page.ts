import type { PublicTown } from '#domain/locations/schema.ts';
import type { VillaComment } from '#domain/comments/schema.ts';
import type { PostSummary, TeamMember } from '#domain/pages/schema.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import type { PublicVillaType } from '#domain/villa-types/schema.ts';
import { listPosts } from '#worker/features/blog/posts.ts';
import { listComments } from '#worker/features/comments/list.ts';
import { listTeam } from '#worker/features/pages/content.ts';
import { listPopularTowns } from '#worker/features/locations/list.ts';
import type { CatalogueDeps } from '#worker/features/search/catalogue/holder.ts';
import { listMarked } from '#worker/features/search/lists/marked.ts';
import { listVillaTypes } from '#worker/features/villa-types/list.ts';

const POPULAR_VILLAS = 6;
const POPULAR_TOWNS = 8;
const POSTS = 3;
const REVIEWS = 3;

/** What the home page shows. */
export type HomePage = {
  popularTowns: PublicTown[];
  popular: SearchItem[];
  /** The villa on sale that is villa of the month; null while there is none. */
  villaOfMonth: SearchItem | null;
  villaTypes: PublicVillaType[];
  posts: PostSummary[];
  /** The newest published reviews, whatever they say. */
  reviews: VillaComment[];
  team: TeamMember[];
};

/** The home page: regions and types that have villas, highlights, news that a language has. */
export async function readHomePage(
  deps: CatalogueDeps,
  isWritten: (post: PostSummary) => boolean = () => true,
): Promise<HomePage> {
  const [posts, villaTypes, popular, [villaOfMonth = null], reviews, team] = await Promise.all([
    listPosts(deps),
    listVillaTypes(deps),
    listMarked(deps, 'popular', POPULAR_VILLAS),
    listMarked(deps, 'villaOfMonth', 1),
    listComments(deps, { skip: 0, take: REVIEWS, order: 'newest' }),
    listTeam(deps.db),
  ]);
  const covers = [...popular, ...(villaOfMonth ? [villaOfMonth] : [])].map(coverOf);
  const towns = await listPopularTowns(deps, covers);
  return {
    popularTowns: towns.filter(({ villas }) => villas > 0).slice(0, POPULAR_TOWNS),
    popular,
    villaOfMonth,
    villaTypes: villaTypes.filter(({ villas }) => villas > 0),
    posts: posts.filter(isWritten).slice(0, POSTS),
    reviews: reviews.items,
    team,
  };
}

/** The key of a card's picture. */
const coverOf = ({ thumbnail }: SearchItem): string =>
  thumbnail.replace(/^\/media\/|-400\.avif$/g, '');
