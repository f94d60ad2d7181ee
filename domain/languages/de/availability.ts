import type { Like } from '../like.ts';
import type turkish from '../tr/availability.ts';

export default {
  free: 'Frei, ₺ pro Nacht',
  booked: 'Belegt',
  option: 'Zahlung offen',
  closed: 'Geschlossen',
  turn: 'Ab- und Anreise',
  later: 'Spätere Monate',
  howToRead: 'Die Zahlen sind Nächte: Ist 12–18 belegt, reisen Gäste am 12. an und am 19. ab.',
  allFree: 'frei',
  taken: {
    b: (nights) => `${nights} belegt`,
    o: (nights) => `${nights} vorgemerkt`,
    k: (nights) => `${nights} geschlossen`,
  },
} satisfies Like<typeof turkish>;
