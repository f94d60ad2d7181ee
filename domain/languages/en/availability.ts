import type { Like } from '../like.ts';
import type turkish from '../tr/availability.ts';

export default {
  free: 'Free, ₺ per night',
  booked: 'Booked',
  option: 'Awaiting payment',
  closed: 'Closed',
  turn: 'Departure and arrival',
  later: 'Later months',
  howToRead:
    'The numbers are nights: if 12–18 is booked, guests arrive on the 12th and leave on the 19th.',
  allFree: 'free',
  taken: {
    b: (nights) => `${nights} booked`,
    o: (nights) => `${nights} held`,
    k: (nights) => `${nights} closed`,
  },
} satisfies Like<typeof turkish>;
