import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/listing.ts';

const plural = pluralOf('de');

export default {
  title: 'Ferienvillen',
  description: (villas) =>
    `${villas} Ferienvillen: Suchen Sie nach Reisedaten, Ort und Ausstattung und sehen Sie sofort den Gesamtpreis.`,
  map: 'Karte',
  districts: 'Bezirke, in denen wir Villen vermieten',
  otherLists: 'Weitere Listen',
  discounted: 'Villen mit Rabatt',
  gaps: 'Kurze Lücken',
  places: 'Orte',
  error: 'Etwas ist schiefgegangen.',
  unreadable: 'Die Adresse dieser Suche konnte nicht gelesen werden.',
  anyDays: 'Monat, wenn die Tage egal sind',
  fixedDays: 'Feste Tage',
  inThatMonth: 'In diesem Monat',
  type: 'Villentyp',
  feature: 'Ausstattung',
  all: 'Alle',
  maxTotal: 'Gesamt höchstens (₺)',
  maxPrice: 'Pro Nacht höchstens (₺)',
  bedrooms: 'Schlafzimmer, mindestens',
  bathrooms: 'Badezimmer, mindestens',
  sort: 'Sortierung',
  apply: 'Anwenden',
  namedVillas: (name, villas) =>
    `${villas} ${plural(villas, { one: 'Villa', other: 'Villen' })} zu „${name}“`,
  meantOtherwise:
    'Meinten Sie einen Ort, Reisedaten oder eine Gästezahl und nicht den Namen einer Villa? <other>So suchen</other>.',
  found: 'Gefundene Villen',
  searchTitle: 'Villensuche',
  searchFor: (name) => `Suche nach „${name}“`,
  results: 'Suchergebnisse',
} satisfies Like<typeof turkish>;
