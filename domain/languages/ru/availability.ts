import type { Like } from '../like.ts';
import type turkish from '../tr/availability.ts';

export default {
  free: 'Свободно, ₺ за ночь',
  booked: 'Занято',
  option: 'Ожидает оплаты',
  closed: 'Закрыто',
  turn: 'День выезда и заезда',
  later: 'Следующие месяцы',
  howToRead: 'Числа обозначают ночи: если занято 12–18, гости заезжают 12-го и выезжают 19-го.',
  allFree: 'свободно',
  taken: {
    b: (nights) => `${nights} занято`,
    o: (nights) => `${nights} ждёт оплаты`,
    k: (nights) => `${nights} закрыто`,
  },
} satisfies Like<typeof turkish>;
