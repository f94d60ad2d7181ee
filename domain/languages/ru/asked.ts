import { formatsOf, pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/asked.ts';

const plural = pluralOf('ru');

export default {
  unknown: (words) =>
    `Мы не поняли, что вы имели в виду: ${formatsOf('ru').list(words.map((one) => `«${one}»`))}.`,
  nothingKnown: 'Все наши виллы ниже; уточните место, даты или число гостей.',
  people: (words, count) =>
    `Мы поняли «${words}» как ${count} ${plural(count, { one: 'человек', few: 'человека', many: 'человек', other: 'человека' })}.`,
  noneThere: (place) => `${place}: вилл у нас здесь нет.`,
  nearThere: (place, nearest) =>
    `${place}: вилл у нас здесь нет; ближайшие места: ${nearest.join(', ')}.`,
  noFilter: (words) => `Для «${words}» у нас нет фильтра: это указано на странице виллы.`,
  terms: (words) =>
    `Для «${words}» у нас нет фильтра: об оплате, отмене, залоге и трансфере рассказано в частых вопросах.`,
  noRate: (words) => `«${words}»: мы не знаем сегодняшнего курса и не смогли учесть бюджет.`,
  tooMany: 'У нас нет виллы на столько человек: можно снять несколько рядом, напишите нам.',
  noDates: (nights, isBudget) =>
    `Вы не указали даты: мы искали ${
      nights === 7
        ? 'любую неделю'
        : `любые ${nights} ${plural(nights, { one: 'ночь', few: 'ночи', many: 'ночей', other: 'ночи' })}`
    } в ближайшие двенадцать месяцев, ${isBudget ? 'подходящие под бюджет' : 'свободные'}. Выберите даты, и мы покажем цены на них.`,
  datesAreOver: (stay) => `Эти дни уже прошли; та же неделя в следующий раз: ${stay}.`,
} satisfies Like<typeof turkish>;
