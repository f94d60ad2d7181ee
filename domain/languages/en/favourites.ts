import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/favourites.ts';

const plural = pluralOf('en');

export default {
  shared: 'Villas shared with you',
  comparison: 'Villas compared',
  description:
    'Compare your favourite villas side by side: guests, rooms, pool, distances, terms and the total for your dates.',
  leadShared: 'Somebody made this list for you. Choose dates to see the total of each.',
  lead: 'The villas you like, side by side. Choose dates to see the total of each.',
  gone: 'The villas of this list are no longer published.',
  none: 'You have no favourite villas yet. Touch the heart of a villa you like and compare them here side by side.',
  withoutScript:
    'Your favourites are kept in your browser and read with JavaScript. Without it you can open a list that was sent to you by its link, and look at villas in the listing.',
  see: 'See the villas',
  adults: 'Adults',
  showTotals: 'Show totals',
  share: 'Share the list',
  copied: 'The link to the list has been copied.',
  table: 'Comparison of your favourite villas',
  ask: 'Send a request',
  chooseDates: 'Choose dates',
  aNight: 'A night',
  average: (nights) =>
    `${nights} ${plural(nights, { one: 'night', other: 'nights' })}, <price></price> a night`,
  prepayment: '<price></price> prepayment now',
  lowest: 'Lowest total',
  request: 'Request',
  deposit: 'Damage deposit',
  has: 'Yes',
  hasNot: 'No',
  allHave: 'All have',
  facts: {
    place: 'Place',
    people: 'Guests',
    bedrooms: 'Bedrooms',
    bathrooms: 'Bathrooms',
    pool: 'Pool',
    sea: 'To the sea',
    market: 'To a shop',
    leastNights: 'Minimum nights',
    arrival: 'Arrival / departure',
    rating: 'Guest rating',
    permit: 'Tourism permit no.',
    types: 'Villa types',
  },
  leastNights: (other, season) => `${other}, in season ${season}`,
  rating: (average, count) =>
    `${average}\u00a0/\u00a05 (${count}\u00a0${plural(count, { one: 'review', other: 'reviews' })})`,
  noRating: 'No reviews yet',
} satisfies Like<typeof turkish>;
