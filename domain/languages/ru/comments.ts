import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/comments.ts';

const plural = pluralOf('ru');
const REVIEWS = { one: 'отзыв', few: 'отзыва', many: 'отзывов', other: 'отзыва' };

export default {
  average: (average, count) => `<b>${average}</b> / 5 · ${count} ${plural(count, REVIEWS)} гостей`,
  none: 'Отзывов пока нет; их пишут гости, которые здесь жили.',
  categories: {
    cleanliness: 'Чистота',
    location: 'Расположение',
    pool: 'Бассейн',
    equipment: 'Оснащение',
    communication: 'Общение',
    value: 'Цена и качество',
  },
  stars: (rating) => `${rating}\u00a0из\u00a05`,
  verified: 'Подтверждённое проживание',
  verifiedInLine: 'подтверждённое проживание',
  translated: 'Перевод',
  writtenIn: (name) => `Язык: ${name}`,
  original: 'Читать в оригинале',
  photo: (author, number) => `${author}, фото ${number}`,
  replies: { agency: 'Ответ агентства', owner: 'Ответ владельца' },
  title: (villa) => `${villa}: отзывы`,
  description: (villa, town) => `${villa}, ${town}: отзывы гостей, которые здесь жили.`,
  heading: 'Что говорят гости',
  sort: 'Сортировка отзывов',
  filter: 'Фильтр отзывов',
  orders: { newest: 'Новые', best: 'Высокая оценка', worst: 'Низкая оценка' },
  allStars: 'Все оценки',
  withStars: (rating) => `Оценка ${rating}`,
  withPhotos: 'С фотографиями',
  count: (reviews) => `${reviews} ${plural(reviews, REVIEWS)}`,
  noneLikeThis: 'Такого отзыва нет. <all>Смотреть все отзывы</all>',
  previous: 'Предыдущие отзывы',
  next: 'Следующие отзывы',
  whoWrites:
    'Отзывы пишут только гости, которые здесь жили; за каждым «Подтверждённым проживанием» стоит бронирование у нас. Мы не отбираем хорошие.',
  writeTitle: (villa) => `Отзыв: ${villa}`,
  writeDescription: (villa, town) => `${villa}, ${town}: расскажите о проживании будущим гостям.`,
  howWasIt: 'Как всё прошло?',
} satisfies Like<typeof turkish>;
