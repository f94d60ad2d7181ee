import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/offers.ts';

const plural = pluralOf('ru');

export default {
  home: 'Главная',
  villas: 'Аренда вилл',
  range: 'Период',
  earliest: 'Заезд не раньше',
  latest: 'Выезд не позже',
  place: 'Место',
  allPlaces: 'Все места',
  adults: 'Взрослые',
  show: 'Показать',
  choices: (count) =>
    `${count} ${plural(count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
  otherwise:
    '<all>Посмотрите все виллы</all> или <contact>напишите нам</contact>, мы поищем для вас.',
  next: 'Следующая страница',
  unreadable: 'Не удалось прочитать одно из значений поиска.',
  gaps: {
    name: 'Короткие промежутки',
    title: 'Короткие промежутки: виллы на несколько ночей',
    intro:
      'Промежутки между двумя проживаниями короче минимального срока. Даты заданы, сдаются целиком; цена — сумма за эти ночи.',
    empty: 'Сейчас нет промежутков под эти условия',
  },
  discounted: {
    name: 'Виллы со скидкой',
    title: 'Виллы со скидкой',
    intro:
      'Виллы, на которые сегодня действует скидка за раннее бронирование или долгое проживание, с первыми свободными датами. Другие даты — на странице виллы.',
    empty: 'Сейчас нет скидок под эти условия',
  },
} satisfies Like<typeof turkish>;
