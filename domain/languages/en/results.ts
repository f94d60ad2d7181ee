import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/results.ts';

const plural = pluralOf('en');

export default {
  failed: 'No results came',
  loading: 'Fetching villas…',
  asOf: (time) => `as of ${time}`,
  inPlaces: (count) => `in ${count} places`,
  inPlace: (name) => `in ${name}`,
  map: 'Map',
  sort: 'Sort by',
  sorts: {
    recommended: 'Recommended',
    price: 'Price, low to high',
    '-price': 'Price, high to low',
    rating: 'Best rated',
    sea: 'Nearest to the sea',
    capacity: 'Number of guests',
    newest: 'Newest',
  },
  total: (villas) => `${villas} ${plural(villas, { one: 'villa', other: 'villas' })} in all`,
  shown: (total, shown) => `You see ${shown} of ${total} villas`,
  refused: 'This search was not possible',
  silent: 'The search did not answer',
  checkConnection: 'Please check your connection and try again.',
  retry: 'Try again',
  showMore: 'Show more',
} satisfies Like<typeof turkish>;
