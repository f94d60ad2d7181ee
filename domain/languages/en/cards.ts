import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/cards.ts';

const plural = pluralOf('en');
const POOL_WORDS = {
  heated: 'heated',
  sheltered: 'secluded',
  indoor: 'indoor',
  shared: 'shared',
  private: 'private',
  children: 'children’s',
};

export default {
  favourite: (name) => `Favourite: ${name}`,
  favourites: 'Your favourites',
  noFavourites: 'You have no favourite villas yet.',
  compare: 'Compare side by side',
  score: 'Rating',
  people: (count) => `sleeps ${count}`,
  bedrooms: (count) => `${count} ${plural(count, { one: 'bedroom', other: 'bedrooms' })}`,
  villas: (count) => `${count} ${plural(count, { one: 'villa', other: 'villas' })}`,
  nights: (count) => `${count} ${plural(count, { one: 'night', other: 'nights' })}`,
  permit: (number) => `Permit ${number}`,
  instant: 'Instant confirmation',
  aNight: 'a night',
  eachNight: '<price></price> a night',
  pool: (traits) => [...traits.map((trait) => POOL_WORDS[trait]), 'pool'].join(' '),
  poolSize: (width, length, depth) => `${width}\u00a0×\u00a0${length}\u00a0m, ${depth}\u00a0m deep`,
  heated: 'heated',
  sheltered: 'not overlooked',
  discounts: {
    early: (rate) => `${rate} early-booking discount`,
    long: (rate) => `${rate} long-stay discount`,
    minNights: (nights) => `${nights} nights or more`,
    daysBefore: (days) =>
      `at least ${days} ${plural(days, { one: 'day', other: 'days' })} before arrival`,
    nightsOf: (stay) => `nights of ${stay}`,
    nightsFrom: (day) => `nights from ${day}`,
    nightsUntil: (day) => `nights until ${day}`,
    bookedUntil: (day) => `for bookings made by ${day}`,
    bookedIn: (days) => `for bookings made ${days}`,
  },
} satisfies Like<typeof turkish>;
