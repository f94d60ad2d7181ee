import { formatsOf, pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/place.ts';

const plural = pluralOf('ru');
const villasOf = (count: number) =>
  `${count} ${plural(count, { one: 'вилла', few: 'виллы', many: 'вилл', other: 'виллы' })}`;
const namesOf = (names: readonly string[], more: number) =>
  formatsOf('ru').list(more > 0 ? [...names, `ещё ${more}`] : names);

export default {
  villasIn: (place) => `${place}: аренда вилл`,
  around: (place) => `${place} и окрестности`,
  withPlaces: (district) => `${district} и его места`,
  typesIn: (place) => `${place}: типы вилл`,
  neighbours: 'Соседние места',
  wholeDistrict: (district) => `${district}, весь район`,
  whereToStay: (district) => `${district}: где остановиться?`,
  districtDescription: (province, district, villas, places, more) =>
    `${villasOf(villas)} в аренду в районе ${district}, ${province}: ${namesOf(places, more)}.`,
  districtIntro: (province, district, villas, places, more, bedrooms) =>
    `${namesOf(places, more)}: в районе ${district}, ${province}, у нас ${villasOf(villas)} в аренду. Спален в домах: ${bedrooms}.`,
  typeHeading: (type) => type,
  typeIn: (heading, place) => `${place}: ${heading}`,
  typeDescription: (name, houses, intro) => `${name}: ${villasOf(houses)}. ${intro}`,
  otherTypes: (place) => `${place}, другие типы`,
  otherPlaces: (heading) => `${heading}, другие места`,
  placesOfType: 'Места с такими виллами',
  home: 'Главная',
  villas: 'Аренда вилл',
  places: 'Места',
  bestNights: ' Самые выгодные ночи: <price></price>.',
  chooseDates: 'Выбрать даты и искать',
  seeAll: 'Смотреть все',
  noneYet: 'Здесь пока нет опубликованных вилл',
  allVillas: 'Все виллы',
  onTheMap: 'На карте',
  about: (place) => `${place}: о месте`,
  gettingThere: 'Как добраться',
  suits: 'Кому подойдёт',
  shore: 'Пляжи и гавани',
  shoreKinds: {
    sand: 'песчаный пляж',
    mixed: 'песчано-галечный пляж',
    pebble: 'галечный пляж',
    platform: 'платформа, пирс',
    rocks: 'скалистая бухта',
    lake: 'берег озера',
    harbour: 'гавань',
  },
  shoreDistance: 'Расстояние от центра, по прямой.',
  shoreDistances: 'Расстояния от центра, по прямой.',
  villasAndIntro: (villas, intro) => `${villasOf(villas)}. ${intro}`,
  allLead: 'У каждой бухты свой день. Наши места по районам.',
  allDescription: (count, names) =>
    `${count} ${plural(count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}, где мы сдаём виллы: ${names.join(', ')} и другие.`,
} satisfies Like<typeof turkish>;
