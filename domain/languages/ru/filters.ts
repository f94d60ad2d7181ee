import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/filters.ts';

const plural = pluralOf('ru');

export default {
  filters: 'Фильтры',
  filtersInForce: (count) => `Фильтры · ${count}`,
  close: 'Закрыть фильтры',
  chosen: 'Выбранные фильтры',
  remove: (filter) => `Убрать фильтр: ${filter}`,
  clear: 'Очистить',
  clearAll: 'Очистить всё',
  all: 'Любое',
  pool: 'Бассейн',
  bedrooms: 'Спальни',
  bathrooms: 'Ванные комнаты',
  sea: 'Расстояние до моря, не более',
  district: 'Район',
  rating: 'Оценка гостей',
  instant: 'Мгновенное подтверждение',
  groups: { town: 'Место', type: 'Тип виллы', feature: 'Удобства' },
  show: (villas) =>
    `Показать ${villas} ${plural(villas, { one: 'виллу', few: 'виллы', many: 'вилл', other: 'виллы' })}`,
  noResult: 'Ничего не найдено',
  moreOptions: (count) => `Ещё ${count}`,
  budget: (nights, sign) =>
    `Бюджет за ${nights} ${plural(nights, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })} (${sign})`,
  nightly: (sign) => `Цена за ночь (${sign})`,
  least: 'От',
  most: 'До',
  chips: {
    bedrooms: (count) => `Спален: от ${count}`,
    bathrooms: (count) => `Ванных: от ${count}`,
    sea: (distance) => `До моря не более ${distance}`,
    rating: (stars) => `Оценка от ${stars}`,
    area: 'Область на карте',
    minTotal: (price) => `Всего от ${price}`,
    maxTotal: (price) => `Всего до ${price}`,
    minPrice: (price) => `От ${price} за ночь`,
    maxPrice: (price) => `До ${price} за ночь`,
  },
  none: {
    endsBefore: 'Список заканчивается раньше этой страницы',
    noneYet: 'Опубликованных вилл пока нет',
    noneIn: (place) => `${place}: вилл пока нет`,
    noneMatch: 'Нет вилл, подходящих под все условия',
    fromStart: 'Смотреть список с начала',
    nearestDates: 'Ближайшие свободные даты на тот же срок:',
    giveUp: 'Виллы найдутся, если отказаться от условия:',
    orGiveUp: 'Или если отказаться от условия:',
    write: 'Напишите нам: <contact>мы поищем для вас</contact>.',
    orWrite: 'Или напишите нам: <contact>мы поищем для вас</contact>.',
    tell: 'Если освободится подходящий дом, <wish>мы вам сообщим</wish>.',
    closest: 'Виллы, ближе всего к вашему запросу',
    lacks: (choices) => `Не подходит: ${choices}.`,
    lacksSome: 'Не подходит: часть ваших условий.',
  },
} satisfies Like<typeof turkish>;
