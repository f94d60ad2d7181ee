import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/calendar.ts';

export default {
  halves: { f: 'есть', b: 'занято', o: 'ждёт', k: 'закрыт', p: 'прошло' },
  departure: 'выезд',
  departureOnly: 'Только выезд',
  least: (nights) => `Минимум ${counted.nights(nights)}`,
  chooseArrival: 'Выберите день заезда',
  chooseDeparture: 'Выберите день выезда',
  chooseDepartureAfter: (nights) => `Выберите день выезда · мин. ${counted.nights(nights)}`,
  chosen: (days, nights) => `${days} · ${counted.nights(nights)}`,
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  name: 'Заезд и выезд',
  clear: 'Очистить даты',
  close: 'Закрыть',
  asDeparture: (day) => `${day}, возможен выезд, за ночь `,
  asArrival: (day) => `${day}, свободно, за ночь `,
} satisfies Like<typeof turkish>;
