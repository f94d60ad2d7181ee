import { formatsOf, pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/place.ts';

const plural = pluralOf('de');
const villasOf = (count: number) => `${count} ${plural(count, { one: 'Villa', other: 'Villen' })}`;
const namesOf = (names: readonly string[], more: number) =>
  formatsOf('de').list(more > 0 ? [...names, `${more} weitere Orte`] : names);

export default {
  villasIn: (place) => `Ferienvillen in ${place}`,
  around: (place) => `${place} und Umgebung`,
  withPlaces: (district) => `${district} und seine Orte`,
  typesIn: (place) => `Villentypen in ${place}`,
  neighbours: 'Orte in der Nähe',
  wholeDistrict: (district) => `${district}, ganzer Bezirk`,
  whereToStay: (district) => `Wo übernachten in ${district}?`,
  districtDescription: (province, district, villas, places, more) =>
    `${villasOf(villas)} zur Miete im Bezirk ${district}, ${province}: ${namesOf(places, more)}.`,
  districtIntro: (province, district, villas, places, more, bedrooms) =>
    `${namesOf(places, more)}: Im Bezirk ${district}, ${province}, vermieten wir ${villasOf(villas)}. Die Häuser haben ${bedrooms} Schlafzimmer.`,
  typeHeading: (type) => type,
  typeIn: (heading, place) => `${heading} in ${place}`,
  typeDescription: (name, houses, intro) => `${name}: ${villasOf(houses)}. ${intro}`,
  otherTypes: (place) => `${place}, weitere Typen`,
  otherPlaces: (heading) => `${heading}, weitere Orte`,
  placesOfType: 'Orte mit diesem Typ',
  home: 'Startseite',
  villas: 'Ferienvillen',
  places: 'Orte',
  bestNights: ' Die günstigsten Nächte: <price></price>.',
  chooseDates: 'Daten wählen und suchen',
  seeAll: 'Alle ansehen',
  noneYet: 'Hier ist noch keine Villa veröffentlicht',
  allVillas: 'Alle Villen',
  onTheMap: 'Auf der Karte',
  about: (place) => `Über ${place}`,
  gettingThere: 'Anreise',
  suits: 'Für wen es passt',
  shore: 'Strände und Häfen',
  shoreKinds: {
    sand: 'Sandstrand',
    mixed: 'Sand- und Kiesstrand',
    pebble: 'Kiesstrand',
    platform: 'Plattform, Steg',
    rocks: 'Felsbucht',
    lake: 'Seeufer',
    harbour: 'Hafen',
  },
  shoreDistance: 'Entfernung vom Ortszentrum, Luftlinie.',
  shoreDistances: 'Entfernungen vom Ortszentrum, Luftlinie.',
  villasAndIntro: (villas, intro) => `${villasOf(villas)}. ${intro}`,
  allLead: 'Jede Bucht hat ihren eigenen Tag. Unsere Orte, nach Bezirken geordnet.',
  allDescription: (count, names) =>
    `${count} Orte, in denen wir Villen vermieten: ${names.join(', ')} und andere.`,
} satisfies Like<typeof turkish>;
