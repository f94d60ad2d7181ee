import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/listing.ts';

const plural = pluralOf('en');

export default {
  title: 'Villas to rent',
  description: (villas) =>
    `${villas} villas to rent: search by dates, place and amenities and see the total price at once.`,
  map: 'Map',
  districts: 'Districts where we rent villas',
  otherLists: 'Other lists',
  discounted: 'Discounted villas',
  gaps: 'Short gaps',
  places: 'Places',
  error: 'Something went wrong.',
  unreadable: 'The address of this search could not be read.',
  anyDays: 'Month, if the days do not matter',
  fixedDays: 'Exact days',
  inThatMonth: 'In that month',
  type: 'Villa type',
  feature: 'Amenity',
  all: 'Any',
  maxTotal: 'Total at most (₺)',
  maxPrice: 'Price a night at most (₺)',
  bedrooms: 'Bedrooms, at least',
  bathrooms: 'Bathrooms, at least',
  sort: 'Sort by',
  apply: 'Apply',
  namedVillas: (name, villas) =>
    `${villas} ${plural(villas, { one: 'villa', other: 'villas' })} for “${name}”`,
  meantOtherwise:
    'Did you mean a place, dates or a number of guests and not the name of a villa? <other>Search that way</other>.',
  found: 'Villas found',
  searchTitle: 'Villa search',
  searchFor: (name) => `Search for “${name}”`,
  results: 'Search results',
} satisfies Like<typeof turkish>;
