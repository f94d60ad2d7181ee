import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/results.ts';

const plural = pluralOf('ru');

export default {
  failed: 'Не удалось получить результаты',
  loading: 'Загружаем виллы…',
  asOf: (time) => `по состоянию на ${time}`,
  inPlaces: (count) => `мест: ${count}`,
  inPlace: (name) => name,
  map: 'Карта',
  sort: 'Сортировка',
  sorts: {
    recommended: 'Наш выбор',
    price: 'Сначала дешевле',
    '-price': 'Сначала дороже',
    rating: 'Сначала с высокой оценкой',
    sea: 'Ближе к морю',
    capacity: 'По числу гостей',
    newest: 'Сначала новые',
  },
  total: (villas) =>
    `Всего ${villas} ${plural(villas, { one: 'вилла', few: 'виллы', many: 'вилл', other: 'виллы' })}`,
  shown: (total, shown) => `Показано ${shown} из ${total}`,
  refused: 'Такой поиск выполнить не удалось',
  silent: 'Поиск не ответил',
  checkConnection: 'Проверьте соединение и попробуйте ещё раз.',
  retry: 'Попробовать снова',
  showMore: 'Показать ещё',
} satisfies Like<typeof turkish>;
