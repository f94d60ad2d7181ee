import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/calendar.ts';

export default {
  halves: { f: 'frei', b: 'belegt', o: 'wartet', k: 'zu', p: 'vorbei' },
  departure: 'Abreise',
  departureOnly: 'Nur Abreise',
  least: (nights) => `Mindestens ${counted.nights(nights)}`,
  chooseArrival: 'Anreisetag wählen',
  chooseDeparture: 'Abreisetag wählen',
  chooseDepartureAfter: (nights) => `Abreisetag wählen · mind. ${counted.nights(nights)}`,
  chosen: (days, nights) => `${days} · ${counted.nights(nights)}`,
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  name: 'An- und Abreise',
  clear: 'Daten löschen',
  close: 'Schließen',
  asDeparture: (day) => `${day}, Abreise möglich, pro Nacht `,
  asArrival: (day) => `${day}, frei, pro Nacht `,
} satisfies Like<typeof turkish>;
