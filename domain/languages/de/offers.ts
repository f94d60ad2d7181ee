import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/offers.ts';

const plural = pluralOf('de');

export default {
  home: 'Startseite',
  villas: 'Ferienvillen',
  range: 'Zeitraum',
  earliest: 'Früheste Anreise',
  latest: 'Späteste Abreise',
  place: 'Ort',
  allPlaces: 'Alle Orte',
  adults: 'Erwachsene',
  show: 'Anzeigen',
  choices: (count) => `${count} ${plural(count, { one: 'Angebot', other: 'Angebote' })}`,
  otherwise:
    '<all>Alle Villen ansehen</all> oder <contact>schreiben Sie uns</contact>, wir suchen für Sie.',
  next: 'Nächste Seite',
  unreadable: 'Ein Wert dieser Suche konnte nicht gelesen werden.',
  gaps: {
    name: 'Kurze Lücken',
    title: 'Kurze Lücken: Villen für wenige Nächte',
    intro:
      'Lücken zwischen zwei Aufenthalten, kürzer als der Mindestaufenthalt. Die Tage stehen fest, sie werden als Ganzes vermietet; der Preis ist die Summe dieser Nächte.',
    empty: 'Zurzeit passt keine Lücke zu dieser Auswahl',
  },
  discounted: {
    name: 'Villen mit Rabatt',
    title: 'Villen mit Rabatt',
    intro:
      'Villen, deren Frühbucherrabatt oder Rabatt für lange Aufenthalte heute gilt, mit den ersten freien Tagen, die ihn erhalten. Andere Tage finden Sie auf der Seite der Villa.',
    empty: 'Zurzeit passt kein Rabatt zu dieser Auswahl',
  },
} satisfies Like<typeof turkish>;
