import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/villa.ts';

const plural = pluralOf('ru');
const nightsOf = (count: number) =>
  `${count} ${plural(count, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}`;
const PEOPLE = { one: 'человека', other: 'человек' };

export default {
  people: (capacity, adults) => {
    const guests = plural(capacity, { one: 'гость', few: 'гостя', many: 'гостей', other: 'гостя' });
    return adults < capacity
      ? `<b>${capacity}</b> ${guests}, взрослых не более ${adults}`
      : `<b>${capacity}</b> ${guests}`;
  },
  bedrooms: (count) =>
    `<b>${count}</b> ${plural(count, { one: 'спальня', few: 'спальни', many: 'спален', other: 'спальни' })}`,
  bathrooms: (count) =>
    `<b>${count}</b> ${plural(count, { one: 'ванная', few: 'ванные', many: 'ванных', other: 'ванной' })}`,
  pools: (count) =>
    `<b>${count}</b> ${plural(count, { one: 'бассейн', few: 'бассейна', many: 'бассейнов', other: 'бассейна' })}`,
  reviews: (average, count) =>
    `${average} / 5 · ${count} ${plural(count, { one: 'отзыв', few: 'отзыва', many: 'отзывов', other: 'отзыва' })}`,
  permit: (number) => `Разрешение <permit>${number}</permit>`,
  plainPermit: (number) => `Разрешение ${number}`,
  seen: (who, day) => `Осмотрено: ${who}, ${day}`,
  listing: (code) => `Объявление ${code}`,
  favourite: 'В избранное',
  share: 'Поделиться',
  sections: 'Разделы страницы',
  menu: {
    rezervasyon: 'Бронирование',
    evde: 'Дом',
    musaitlik: 'Даты',
    fiyatlar: 'Цены',
    kosullar: 'Условия',
    konum: 'Расположение',
    yorumlar: 'Отзывы',
  },
  villas: 'Аренда вилл',
  chooseDates: 'Выберите даты',
  preview:
    'Предпросмотр: так страницу увидят посетители. Календарь и бронирование откроются после публикации.',
  why: 'Почему этот дом',
  goodToKnow: 'Полезно знать',
  rooms: 'Комнаты и бассейн',
  inTheHouse: 'Что есть в доме',
  availability: 'Свободные даты',
  prices: 'Цены за ночь',
  terms: 'Что нужно знать',
  place: 'Расположение',
  guestsSay: 'Что говорят гости',
  questions: 'Вопросы и ответы',
  booking: 'Бронирование',
  similar: 'Похожие виллы',
  included: 'Входит в цену',
  excluded: 'Не входит в цену',
  houseRules: 'Правила дома',
  pictures: (count) => `${count} фото`,
  places: {
    sea: 'Море',
    centre: 'Центр',
    market: 'Магазин',
    restaurant: 'Ресторан',
    hospital: 'Больница',
    airport: 'Аэропорт',
  },
  mapOf: (town, district) => `${town}, ${district}; примерное расположение`,
  exactMapOf: (town, district) => `${town}, ${district}; где находится дом`,
  circle: 'Дом внутри круга; точный адрес — после предоплаты.',
  dot: 'Дом находится в отмеченном месте; точный адрес мы сообщаем после предоплаты.',
  noPrices:
    'Цены этой виллы ещё не внесены; <contact>напишите нам</contact>, и мы сделаем вам предложение.',
  period: 'Период',
  leastNights: 'Мин. ночей',
  stayDays: {
    arrival: (days) => `День заезда: ${days}`,
    noArrival: 'Заезда нет',
    departure: (days) => `День выезда: ${days}`,
    noDeparture: 'Выезда нет',
    maxNights: (nights) => `Не более: ${nightsOf(nights)}`,
    nightsByDay: (nights) => `Ночей по дню заезда: ${nights}`,
  },
  week: 'Неделя ₺',
  ratesOfDay: (day) => `≈ по курсу на ${day}; оплата в турецких лирах.`,
  ratesOfToday: '≈ по сегодняшнему курсу; оплата в турецких лирах.',
  check: (company) => `${company}: <check>проверить номера</check>`,
  arrivalTitle: 'Заезд и выезд',
  arrival: (from, until) => `Заезд с ${from}, выезд до ${until}.`,
  minStayTitle: 'Минимальный срок',
  minStay: (season, other) =>
    `${nightsOf(season)} при заезде с июня по сентябрь, ${nightsOf(other)} в остальные месяцы. Короткие промежутки сдаются целиком.`,
  cleaningTitle: 'Уборка',
  cleaning: (nights) =>
    `Бесплатно при проживании от ${nights} ${plural(nights, { one: 'ночи', other: 'ночей' })}; при более коротком — <price></price>.`,
  cleaningIncluded: 'Входит в цену.',
  extrasTitle: 'Дополнительные услуги',
  extra: {
    stay: (name) => `${name} <price></price>`,
    night: (name) => `${name}, <price></price> за ночь`,
    person: (name) => `${name}, <price></price> с человека`,
    piece: (name) => `${name} <price></price>`,
  },
  paymentTitle: 'Оплата',
  payment: (rate, parts, isRestAtDoor) =>
    [
      `После подтверждения — предоплата ${rate} от суммы`,
      ...parts.map(
        (part) =>
          `за ${part.days} ${plural(part.days, { one: 'день', few: 'дня', many: 'дней', other: 'дня' })} до заезда — ${part.rate}`,
      ),
      ...(isRestAtDoor ? ['остальное при заезде'] : []),
    ].join(', ') + '.',
  depositTitle: 'Депозит за ущерб',
  deposit: '<price></price>, вносится при заезде; если ущерба нет, возвращается при выезде.',
  noDeposit: 'Не берётся.',
  cancelTitle: 'Отмена',
  cancel: 'Сумма возврата зависит от числа дней до заезда. <terms>Условия отмены</terms>',
  noQuestions: 'Вопросов пока нет. Спросите о том, что вас интересует, мы ответим по почте.',
  allQuestions: (count) => `Все вопросы (${count})`,
  ask: 'Задать вопрос',
  allReviews: (count) => `Все отзывы (${count})`,
  summary: (town, district, people, bedrooms) =>
    `${town}, ${district} · вилла для отдыха на ${people} ${plural(people, PEOPLE)}, спален: ${bedrooms}.`,
  description: (name, place, people, bedrooms) =>
    `${name}, ${place}: вилла на ${people} ${plural(people, PEOPLE)}, спален: ${bedrooms}.`,
  withdrawn: (name) => `${name} сейчас не сдаётся`,
  withdrawnDescription: (name, town) =>
    `${name} сейчас не сдаётся. Посмотрите другие виллы: ${town}.`,
  withoutPermit:
    'Разрешение этого дома на туристическую аренду сейчас не числится у нас действующим. По закону № 7464 мы не можем сдавать дом без разрешения; когда оно будет готово, страница откроется снова.',
  paused:
    'Этот дом временно снят с публикации. На действующие бронирования это не влияет; если есть вопросы, позвоните нам.',
  villasOf: (town) => `Виллы: ${town}`,
  allVillas: 'Все виллы',
  near: 'Что есть рядом',
  previewTitle: 'Предпросмотр',
  previewDescription: 'Страница виллы до публикации.',
  noPreview: 'Не удалось открыть предпросмотр',
} satisfies Like<typeof turkish>;
