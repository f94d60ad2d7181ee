import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/results.ts';

const plural = pluralOf('de');

export default {
  failed: 'Es kamen keine Ergebnisse',
  loading: 'Villen werden geladen …',
  asOf: (time) => `Stand ${time} Uhr`,
  inPlaces: (count) => `an ${count} Orten`,
  inPlace: (name) => `in ${name}`,
  map: 'Karte',
  sort: 'Sortierung',
  sorts: {
    recommended: 'Empfohlen',
    price: 'Preis aufsteigend',
    '-price': 'Preis absteigend',
    rating: 'Beste Bewertung',
    sea: 'Nähe zum Meer',
    capacity: 'Anzahl der Gäste',
    newest: 'Neueste zuerst',
  },
  total: (villas) => `Insgesamt ${villas} ${plural(villas, { one: 'Villa', other: 'Villen' })}`,
  shown: (total, shown) => `Sie sehen ${shown} von ${total} Villen`,
  refused: 'Diese Suche war nicht möglich',
  silent: 'Die Suche hat nicht geantwortet',
  checkConnection: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  showMore: 'Mehr anzeigen',
} satisfies Like<typeof turkish>;
