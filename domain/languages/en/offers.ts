import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/offers.ts';

const plural = pluralOf('en');

export default {
  home: 'Home',
  villas: 'Villas to rent',
  range: 'Range of dates',
  earliest: 'Earliest arrival',
  latest: 'Latest departure',
  place: 'Place',
  allPlaces: 'All places',
  adults: 'Adults',
  show: 'Show',
  choices: (count) => `${count} ${plural(count, { one: 'choice', other: 'choices' })}`,
  otherwise: '<all>See all villas</all> or <contact>write to us</contact>, we will search for you.',
  next: 'Next page',
  unreadable: 'A value of this search could not be read.',
  gaps: {
    name: 'Short gaps',
    title: 'Short gaps: villas for a few nights',
    intro:
      'Gaps between two stays, shorter than the minimum stay. Their dates are fixed and they are rented as a whole; the price is the total of those nights.',
    empty: 'No gap matches these choices at the moment',
  },
  discounted: {
    name: 'Discounted villas',
    title: 'Discounted villas',
    intro:
      'Villas whose early-booking or long-stay discount is open today, with the first free dates that get it. Other dates are on the page of each villa.',
    empty: 'No discount matches these choices at the moment',
  },
} satisfies Like<typeof turkish>;
