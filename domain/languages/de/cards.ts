import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/cards.ts';

const plural = pluralOf('de');
const POOL_WORDS = {
  heated: 'beheizter',
  sheltered: 'nicht einsehbarer',
  indoor: 'überdachter',
  shared: 'gemeinschaftlicher',
  private: 'privater',
};

export default {
  favourite: (name) => `Merken: ${name}`,
  favourites: 'Ihre Merkliste',
  noFavourites: 'Sie haben noch keine Villa gemerkt.',
  compare: 'Nebeneinander vergleichen',
  score: 'Bewertung',
  people: (count) => `${count} Personen`,
  bedrooms: (count) => `${count} Schlafzimmer`,
  villas: (count) => `${count} ${plural(count, { one: 'Villa', other: 'Villen' })}`,
  nights: (count) => `${count} ${plural(count, { one: 'Nacht', other: 'Nächte' })}`,
  permit: (number) => `Genehmigung ${number}`,
  instant: 'Sofort bestätigt',
  aNight: 'pro Nacht',
  eachNight: '<price></price> pro Nacht',
  pool: (traits) =>
    [
      ...traits.flatMap((trait) => (trait === 'children' ? [] : [POOL_WORDS[trait]])),
      traits.includes('children') ? 'Kinderpool' : 'Pool',
    ].join(' '),
  poolSize: (width, length, depth) => `${width}\u00a0×\u00a0${length}\u00a0m, ${depth}\u00a0m tief`,
  heated: 'beheizt',
  sheltered: 'nicht einsehbar',
  discounts: {
    early: (rate) => `${rate} Frühbucherrabatt`,
    long: (rate) => `${rate} Rabatt für lange Aufenthalte`,
    minNights: (nights) => `ab ${nights} ${plural(nights, { one: 'Nacht', other: 'Nächten' })}`,
    daysBefore: (days) =>
      `mindestens ${days} ${plural(days, { one: 'Tag', other: 'Tage' })} vor der Anreise`,
    nightsOf: (stay) => `Nächte ${stay}`,
    nightsFrom: (day) => `Nächte ab ${day}`,
    nightsUntil: (day) => `Nächte bis ${day}`,
    bookedUntil: (day) => `für Buchungen bis ${day}`,
    bookedIn: (days) => `für Buchungen vom ${days}`,
  },
} satisfies Like<typeof turkish>;
