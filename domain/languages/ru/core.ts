import { formatsOf, pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/core.ts';

const plural = pluralOf('ru');

export default {
  notCome: 'Проверьте соединение и попробуйте ещё раз.',
  copied: (text) => `${text}: скопировано.`,
  notCopied: 'Скопировать не удалось. Вы можете выделить текст и скопировать его.',
  linkCopied: 'Ссылка скопирована',
  linkNotCopied: 'Скопировать не удалось. Ссылку можно взять из адресной строки.',
  favouriteAdded: 'Вилла добавлена в избранное.',
  favouriteRemoved: 'Вилла удалена из избранного.',
  loading: 'Загрузка…',
  townsFailed: 'Не удалось загрузить места.',
  typesFailed: 'Не удалось загрузить типы вилл.',
  siteFailed: 'Не удалось загрузить. Проверьте соединение.',
  ratesOf: (day) => `≈ по курсу на ${formatsOf('ru').dayShort(day)}; оплата в турецких лирах.`,
  newsletter: {
    onaylandi: 'Ваш адрес подтверждён. Наши письма уже в пути.',
    ayrildi: 'Вы отписались. Больше писем не будет.',
    gecersiz: 'Срок действия ссылки истёк. Подписаться снова можно внизу страницы.',
  },
  pictures: {
    dialog: 'Фотографии',
    strip: 'Лента фотографий',
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    close: 'Закрыть',
    rooms: 'Комнаты',
    notCome: 'Остальные фотографии не загрузились. Проверьте соединение и попробуйте ещё раз.',
  },
  questionsFound: (count) =>
    `${plural(count, { one: 'Найден', other: 'Найдено' })} ${count} ${plural(count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })}.`,
  noQuestion:
    'Вопросов с такими словами нет; все вопросы ниже. <contact>Напишите нам</contact>, и мы ответим.',
} satisfies Like<typeof turkish>;
