import cards from './cards.ts';
import filters from './filters.ts';
import island from './island.ts';
import map from './map.ts';
import newsletter from './newsletter.ts';
import paths from './paths.ts';
import results from './results.ts';
import search from './search.ts';

export default { cards, filters, island, map, newsletter, paths, results, search };
