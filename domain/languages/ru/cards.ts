import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/cards.ts';

const plural = pluralOf('ru');
const POOL_WORDS = {
  sheltered: 'уединённый',
  indoor: 'крытый',
  shared: 'общий',
  private: 'частный',
  children: 'детский',
};

export default {
  favourite: (name) => `В избранное: ${name}`,
  favourites: 'Ваше избранное',
  noFavourites: 'В избранном пока нет вилл.',
  compare: 'Сравнить рядом',
  score: 'Оценка',
  people: (count) =>
    `${count} ${plural(count, { one: 'гость', few: 'гостя', many: 'гостей', other: 'гостя' })}`,
  bedrooms: (count) =>
    `${count} ${plural(count, { one: 'спальня', few: 'спальни', many: 'спален', other: 'спальни' })}`,
  villas: (count) =>
    `${count} ${plural(count, { one: 'вилла', few: 'виллы', many: 'вилл', other: 'виллы' })}`,
  nights: (count) =>
    `${count} ${plural(count, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}`,
  permit: (number) => `Разрешение ${number}`,
  instant: 'Мгновенное подтверждение',
  aNight: 'за ночь',
  eachNight: '<price></price> за ночь',
  pool: (traits) =>
    [
      ...traits.flatMap((trait) => (trait === 'heated' ? [] : [POOL_WORDS[trait]])),
      'бассейн',
      ...(traits.includes('heated') ? ['с подогревом'] : []),
    ].join(' '),
  poolSize: (width, length, depth) =>
    `${width}\u00a0×\u00a0${length}\u00a0м, глубина ${depth}\u00a0м`,
  heated: 'с подогревом',
  sheltered: 'не просматривается снаружи',
  discounts: {
    early: (rate) => `Скидка ${rate} за раннее бронирование`,
    long: (rate) => `Скидка ${rate} за долгое проживание`,
    minNights: (nights) => `от ${nights} ${plural(nights, { one: 'ночи', other: 'ночей' })}`,
    daysBefore: (days) =>
      `не позднее чем за ${days} ${plural(days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} до заезда`,
    nightsOf: (stay) => `ночи ${stay}`,
    nightsFrom: (day) => `ночи с ${day}`,
    nightsUntil: (day) => `ночи до ${day}`,
    bookedUntil: (day) => `при бронировании до ${day}`,
    bookedIn: (days) => `при бронировании ${days}`,
  },
} satisfies Like<typeof turkish>;
