import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/filters.ts';

const plural = pluralOf('de');

export default {
  filters: 'Filter',
  filtersInForce: (count) => `Filter · ${count}`,
  close: 'Filter schließen',
  chosen: 'Gewählte Filter',
  remove: (filter) => `Filter entfernen: ${filter}`,
  clear: 'Löschen',
  clearAll: 'Alle löschen',
  all: 'Alle',
  pool: 'Pool',
  bedrooms: 'Schlafzimmer',
  bathrooms: 'Badezimmer',
  sea: 'Entfernung zum Meer, höchstens',
  district: 'Bezirk',
  rating: 'Gästebewertung',
  instant: 'Sofort bestätigt',
  groups: { town: 'Ort', type: 'Villentyp', feature: 'Ausstattung' },
  show: (villas) => `${villas} ${plural(villas, { one: 'Villa', other: 'Villen' })} anzeigen`,
  noResult: 'Keine Treffer',
  moreOptions: (count) => `${count} weitere`,
  budget: (nights, sign) =>
    `Gesamtbudget, ${nights} ${plural(nights, { one: 'Nacht', other: 'Nächte' })} (${sign})`,
  nightly: (sign) => `Preis pro Nacht (${sign})`,
  least: 'Von',
  most: 'Bis',
  chips: {
    bedrooms: (count) => `Mindestens ${count} Schlafzimmer`,
    bathrooms: (count) => `Mindestens ${count} Badezimmer`,
    sea: (distance) => `Höchstens ${distance} zum Meer`,
    rating: (stars) => `Bewertung ab ${stars}`,
    area: 'Kartenausschnitt',
    minTotal: (price) => `Gesamt ab ${price}`,
    maxTotal: (price) => `Gesamt bis ${price}`,
    minPrice: (price) => `Ab ${price} pro Nacht`,
    maxPrice: (price) => `Bis ${price} pro Nacht`,
  },
  none: {
    endsBefore: 'Die Liste endet vor dieser Seite',
    noneYet: 'Noch keine Villa veröffentlicht',
    noneIn: (place) => `In ${place} gibt es noch keine Villa`,
    noneMatch: 'Keine Villa erfüllt alle diese Wünsche',
    fromStart: 'Die Liste von Anfang an sehen',
    nearestDates: 'Die nächsten freien Tage gleicher Länge:',
    giveUp: 'Es gibt welche, wenn Sie verzichten auf:',
    orGiveUp: 'Oder wenn Sie verzichten auf:',
    write: 'Schreiben Sie uns: <contact>Wir suchen für Sie</contact>.',
    orWrite: 'Oder schreiben Sie uns: <contact>Wir suchen für Sie</contact>.',
    tell: 'Wird ein passendes Haus frei, <wish>geben wir Ihnen Bescheid</wish>.',
    closest: 'Die Villen, die Ihren Wünschen am nächsten kommen',
    lacks: (choices) => `Nicht erfüllt: ${choices}.`,
    lacksSome: 'Nicht erfüllt: einige Ihrer Wünsche.',
  },
} satisfies Like<typeof turkish>;
