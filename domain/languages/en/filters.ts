import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/filters.ts';

const plural = pluralOf('en');

export default {
  filters: 'Filters',
  filtersInForce: (count) => `Filters · ${count}`,
  close: 'Close filters',
  chosen: 'Chosen filters',
  remove: (filter) => `Remove filter: ${filter}`,
  clear: 'Clear',
  clearAll: 'Clear all',
  all: 'Any',
  pool: 'Pool',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  sea: 'Distance to the sea, at most',
  district: 'District',
  rating: 'Guest rating',
  instant: 'Instant confirmation',
  groups: { town: 'Place', type: 'Villa type', feature: 'Amenities' },
  show: (villas) => `Show ${villas} ${plural(villas, { one: 'villa', other: 'villas' })}`,
  noResult: 'No results',
  moreOptions: (count) => `${count} more`,
  budget: (nights, sign) =>
    `Total budget, ${nights} ${plural(nights, { one: 'night', other: 'nights' })} (${sign})`,
  nightly: (sign) => `Price a night (${sign})`,
  least: 'From',
  most: 'Up to',
  chips: {
    bedrooms: (count) => `${count}+ ${plural(count, { one: 'bedroom', other: 'bedrooms' })}`,
    bathrooms: (count) => `${count}+ ${plural(count, { one: 'bathroom', other: 'bathrooms' })}`,
    sea: (distance) => `Sea within ${distance}`,
    rating: (stars) => `Rated ${stars} or more`,
    area: 'Map area',
    minTotal: (price) => `Total from ${price}`,
    maxTotal: (price) => `Total up to ${price}`,
    minPrice: (price) => `From ${price} a night`,
    maxPrice: (price) => `Up to ${price} a night`,
  },
  none: {
    endsBefore: 'The list ends before this page',
    noneYet: 'No villas are published yet',
    noneIn: (place) => `No villas in ${place} yet`,
    noneMatch: 'No villa matches all of these choices',
    fromStart: 'See the list from the start',
    nearestDates: 'The nearest free dates of the same length:',
    giveUp: 'There are some if you give up:',
    orGiveUp: 'Or if you give up:',
    write: 'Write to us: <contact>we will search for you</contact>.',
    orWrite: 'Or write to us: <contact>we will search for you</contact>.',
    tell: 'If a house that fits becomes free, <wish>we can let you know</wish>.',
    closest: 'The villas nearest to what you are looking for',
    lacks: (choices) => `Not matching: ${choices}.`,
    lacksSome: 'Not matching: some of your choices.',
  },
} satisfies Like<typeof turkish>;
