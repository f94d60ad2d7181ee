import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/calendar.ts';

export default {
  halves: { f: 'free', b: 'booked', o: 'held', k: 'closed', p: 'past' },
  departure: 'leave',
  departureOnly: 'Departure only',
  least: (nights) => `At least ${counted.nights(nights)}`,
  chooseArrival: 'Choose your arrival',
  chooseDeparture: 'Choose your departure',
  chooseDepartureAfter: (nights) => `Choose your departure · min. ${counted.nights(nights)}`,
  chosen: (days, nights) => `${days} · ${counted.nights(nights)}`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  name: 'Arrival and departure',
  clear: 'Clear dates',
  close: 'Close',
  asDeparture: (day) => `${day}, possible departure, per night `,
  asArrival: (day) => `${day}, free, per night `,
} satisfies Like<typeof turkish>;
