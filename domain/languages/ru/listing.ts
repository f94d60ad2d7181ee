import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/listing.ts';

const plural = pluralOf('ru');
const VILLAS = { one: 'вилла', few: 'виллы', many: 'вилл', other: 'виллы' };

export default {
  title: 'Аренда вилл',
  description: (villas) =>
    `${villas} ${plural(villas, VILLAS)} в аренду: ищите по датам, месту и удобствам и сразу видите полную цену.`,
  map: 'Карта',
  districts: 'Районы, где мы сдаём виллы',
  otherLists: 'Другие списки',
  discounted: 'Виллы со скидкой',
  gaps: 'Короткие промежутки',
  places: 'Места',
  error: 'Что-то пошло не так.',
  unreadable: 'Не удалось прочитать адрес этого поиска.',
  anyDays: 'Месяц, если дни не важны',
  fixedDays: 'Точные дни',
  inThatMonth: 'В этом месяце',
  type: 'Тип виллы',
  feature: 'Удобство',
  all: 'Любое',
  maxTotal: 'Всего не более (₺)',
  maxPrice: 'За ночь не более (₺)',
  bedrooms: 'Спален, не менее',
  bathrooms: 'Ванных, не менее',
  sort: 'Сортировка',
  apply: 'Применить',
  namedVillas: (name, villas) => `${villas} ${plural(villas, VILLAS)} по запросу «${name}»`,
  meantOtherwise:
    'Вы имели в виду место, даты или число гостей, а не название виллы? <other>Искать так</other>.',
  found: 'Найденные виллы',
  searchTitle: 'Поиск виллы',
  searchFor: (name) => `Поиск «${name}»`,
  results: 'Результаты поиска',
} satisfies Like<typeof turkish>;
