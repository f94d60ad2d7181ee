import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/favourites.ts';

const plural = pluralOf('de');

export default {
  shared: 'Mit Ihnen geteilte Villen',
  comparison: 'Villen im Vergleich',
  description:
    'Vergleichen Sie Ihre gemerkten Villen: Gäste, Zimmer, Pool, Entfernungen, Bedingungen und der Gesamtpreis für Ihre Reisedaten.',
  leadShared:
    'Diese Liste hat jemand für Sie zusammengestellt. Wählen Sie Reisedaten und sehen Sie jeden Gesamtpreis.',
  lead: 'Die Villen, die Ihnen gefallen, nebeneinander. Wählen Sie Reisedaten und sehen Sie jeden Gesamtpreis.',
  gone: 'Die Villen dieser Liste sind nicht mehr veröffentlicht.',
  none: 'Sie haben noch keine Villa gemerkt. Tippen Sie auf das Herz einer Villa und vergleichen Sie hier.',
  withoutScript:
    'Ihre Merkliste liegt in Ihrem Browser und wird mit JavaScript gelesen. Ohne JavaScript können Sie eine zugesandte Liste über ihren Link öffnen und Villen in der Liste ansehen.',
  see: 'Villen ansehen',
  adults: 'Erwachsene',
  showTotals: 'Gesamtpreise zeigen',
  share: 'Liste teilen',
  copied: 'Der Link zur Liste wurde kopiert.',
  table: 'Vergleich Ihrer gemerkten Villen',
  ask: 'Anfrage senden',
  chooseDates: 'Daten wählen',
  aNight: 'Pro Nacht',
  average: (nights) =>
    `${nights} ${plural(nights, { one: 'Nacht', other: 'Nächte' })}, <price></price> pro Nacht`,
  prepayment: 'jetzt <price></price> Anzahlung',
  lowest: 'Niedrigster Gesamtpreis',
  request: 'Anfrage',
  deposit: 'Kaution',
  has: 'Ja',
  hasNot: 'Nein',
  allHave: 'Überall vorhanden',
  facts: {
    place: 'Ort',
    people: 'Personen',
    bedrooms: 'Schlafzimmer',
    bathrooms: 'Badezimmer',
    pool: 'Pool',
    sea: 'Zum Meer',
    market: 'Zum Supermarkt',
    leastNights: 'Mindestnächte',
    arrival: 'An- / Abreise',
    rating: 'Gästebewertung',
    permit: 'Genehmigungsnr.',
    types: 'Villentypen',
  },
  leastNights: (other, season) => `${other}, in der Saison ${season}`,
  rating: (average, count) =>
    `${average}\u00a0/\u00a05 (${count}\u00a0${plural(count, { one: 'Bewertung', other: 'Bewertungen' })})`,
  noRating: 'Noch keine Bewertung',
} satisfies Like<typeof turkish>;
