import { formatsOf, pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/place.ts';

const plural = pluralOf('en');
const villasOf = (count: number) => `${count} ${plural(count, { one: 'villa', other: 'villas' })}`;
const namesOf = (names: readonly string[], more: number) =>
  formatsOf('en').list(more > 0 ? [...names, `${more} more places`] : names);

export default {
  villasIn: (place) => `Villas to rent in ${place}`,
  around: (place) => `${place} and surroundings`,
  withPlaces: (district) => `${district} and its places`,
  typesIn: (place) => `Types of villas in ${place}`,
  neighbours: 'Neighbouring places',
  wholeDistrict: (district) => `${district}, whole district`,
  whereToStay: (district) => `Where to stay in ${district}?`,
  districtDescription: (province, district, villas, places, more) =>
    `${villasOf(villas)} to rent in the district of ${district}, ${province}: ${namesOf(places, more)}.`,
  districtIntro: (province, district, villas, places, more, bedrooms) =>
    `${namesOf(places, more)}: we have ${villasOf(villas)} to rent in the district of ${district}, ${province}. The houses have ${bedrooms} bedrooms.`,
  typeHeading: (type) => `${type} villas`,
  typeIn: (heading, place) => `${heading} in ${place}`,
  typeDescription: (name, houses, intro) => `${name}: ${villasOf(houses)}. ${intro}`,
  otherTypes: (place) => `${place}, other types`,
  otherPlaces: (heading) => `${heading}, other places`,
  placesOfType: 'Places with this type',
  home: 'Home',
  villas: 'Villas to rent',
  places: 'Places',
  bestNights: ' Its best-priced nights: <price></price>.',
  chooseDates: 'Choose dates and search',
  seeAll: 'See all',
  noneYet: 'No villas are published here yet',
  allVillas: 'All villas',
  onTheMap: 'On the map',
  about: (place) => `About ${place}`,
  gettingThere: 'How to get there',
  suits: 'Whom it suits',
  shore: 'Beaches and harbours',
  shoreKinds: {
    sand: 'sandy beach',
    mixed: 'sand and pebble beach',
    pebble: 'pebble beach',
    platform: 'platform, jetty',
    rocks: 'rocky bay',
    lake: 'lakeside',
    harbour: 'harbour',
  },
  shoreDistance: 'Distance from the centre of the place, as the crow flies.',
  shoreDistances: 'Distances from the centre of the place, as the crow flies.',
  villasAndIntro: (villas, intro) => `${villasOf(villas)}. ${intro}`,
  allLead: 'Every bay has a day of its own. Our places, by district.',
  allDescription: (count, names) =>
    `${count} places where we rent villas: ${names.join(', ')} and others.`,
} satisfies Like<typeof turkish>;
