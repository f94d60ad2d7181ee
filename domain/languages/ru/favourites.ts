import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/favourites.ts';

const plural = pluralOf('ru');

export default {
  shared: 'Виллы, которыми с вами поделились',
  comparison: 'Сравнение вилл',
  description:
    'Сравните избранные виллы рядом: гости, комнаты, бассейн, расстояния, условия и полная цена на ваши даты.',
  leadShared:
    'Этот список кто-то составил для вас. Выберите даты, чтобы увидеть полную цену каждой.',
  lead: 'Понравившиеся виллы рядом. Выберите даты, чтобы увидеть полную цену каждой.',
  gone: 'Виллы из этого списка больше не опубликованы.',
  none: 'В избранном пока нет вилл. Нажмите на сердечко понравившейся виллы и сравните их здесь.',
  withoutScript:
    'Избранное хранится в вашем браузере и читается с помощью JavaScript. Без него можно открыть присланный список по ссылке и смотреть виллы в общем списке.',
  see: 'Смотреть виллы',
  adults: 'Взрослые',
  showTotals: 'Показать цены',
  share: 'Поделиться списком',
  copied: 'Ссылка на список скопирована.',
  table: 'Сравнение избранных вилл',
  ask: 'Отправить запрос',
  chooseDates: 'Выбрать даты',
  aNight: 'За ночь',
  average: (nights) =>
    `${nights} ${plural(nights, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}, <price></price> за ночь`,
  prepayment: 'сейчас <price></price> предоплаты',
  lowest: 'Самая низкая цена',
  request: 'Запрос',
  deposit: 'Депозит за ущерб',
  has: 'Есть',
  hasNot: 'Нет',
  allHave: 'Есть везде',
  facts: {
    place: 'Место',
    people: 'Гости',
    bedrooms: 'Спальни',
    bathrooms: 'Ванные',
    pool: 'Бассейн',
    sea: 'До моря',
    market: 'До магазина',
    leastNights: 'Минимум ночей',
    arrival: 'Заезд / выезд',
    rating: 'Оценка гостей',
    permit: 'Номер разрешения',
    types: 'Типы вилл',
  },
  leastNights: (other, season) => `${other}, в сезон ${season}`,
  rating: (average, count) =>
    `${average}\u00a0/\u00a05 (${count}\u00a0${plural(count, { one: 'отзыв', few: 'отзыва', many: 'отзывов', other: 'отзыва' })})`,
  noRating: 'Отзывов пока нет',
} satisfies Like<typeof turkish>;
