import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/search.ts';

const plural = pluralOf('ru');
const DAYS = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };

export default {
  form: 'Поиск виллы',
  find: 'Найти',
  place: 'Место',
  allPlaces: 'Все места',
  severalPlaces: (count) =>
    `${count} ${plural(count, { one: 'место', few: 'места', many: 'мест', other: 'места' })}`,
  wholeDistrict: (name) => `${name}, весь район`,
  dates: 'Даты',
  arrival: 'Заезд',
  departure: 'Выезд',
  arrivalAndDeparture: 'Когда?',
  datesPanel: 'Даты заезда и выезда',
  kindOfDates: 'Как выбрать даты',
  kinds: { days: 'Точные дни', months: 'Гибко в течение месяца' },
  flexible: 'Гибкие даты',
  exactDays: 'Именно эти дни',
  flexDays: (days) => `± ${days} ${plural(days, DAYS)}`,
  stayAndFlex: (stay, days) => `${stay} ± ${days} ${plural(days, DAYS)}`,
  howLong: 'Как долго',
  whichMonths: 'В каком месяце',
  weekend: 'выходные',
  weekendInDays: 'Выходные, пт–вс',
  nightsWithin: (months, nights) =>
    `${nights} ${plural(nights, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}, ${months}`,
  weekendWithin: (months) => `выходные, ${months}`,
  withinAYear: 'В течение года',
  chooseMonths: 'Выберите один или несколько месяцев.',
  chooseDays: 'Выберите день заезда, затем день выезда.',
  clear: 'Очистить',
  next: 'Далее',
  done: 'Готово',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  goToMonth: 'Перейти к месяцу',
  guests: 'Гости',
  howMany: 'Сколько гостей?',
  howManyAdults: 'Сколько взрослых?',
  who: { adults: 'Взрослые', children: 'Дети', babies: 'Младенцы' },
  ages: { adults: 'от 13 лет', children: '3–12 лет', babies: '0–2 года, не считаются' },
  counts: {
    adults: (count) => `${count} ${plural(count, { one: 'взрослый', other: 'взрослых' })}`,
    children: (count) =>
      `${count} ${plural(count, { one: 'ребёнок', few: 'ребёнка', many: 'детей', other: 'ребёнка' })}`,
    babies: (count) =>
      `${count} ${plural(count, { one: 'младенец', few: 'младенца', many: 'младенцев', other: 'младенца' })}`,
  },
  less: (what) => `${what}: меньше`,
  more: (what) => `${what}: больше`,
  datesAreOver: (stay) => `Дни из ссылки уже прошли: мы искали на ту же неделю, ${stay}.`,
  monthsAreOver: (open) => `Дни из ссылки уже прошли: мы искали ${open}.`,
  box: {
    open: 'Поиск вилл',
    placeholder: 'Вилла, место',
    label: 'Найти виллу или место',
    searchFor: (text) => `Искать «${text}»`,
    failed: 'Поиск сейчас недоступен. Попробуйте чуть позже.',
    loading: 'Загружаем виллы…',
    sentence: 'Место, даты и число гостей ищутся вместе:',
    nothing:
      'Виллы или места с таким названием нет. Можно написать и так: «Калкан 6 человек 12–19 июля».',
    together: 'Вместе',
    kinds: { district: 'Район', town: 'Место', type: 'Тип виллы', feature: 'Удобство' },
  },
  error: 'Что-то пошло не так.',
} satisfies Like<typeof turkish>;
