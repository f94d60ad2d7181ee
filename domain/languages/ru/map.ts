import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/map.ts';

const plural = pluralOf('ru');
const VILLAS = { one: 'вилла', few: 'виллы', many: 'вилл', other: 'виллы' };

export default {
  picture: (title) => `Карта: ${title}`,
  live: (title) =>
    `Карта: ${title}. Перемещайте стрелками, приближайте клавишами + и −; виллы есть и в списке.`,
  found: 'найденные виллы',
  closer: 'Приблизить',
  farther: 'Отдалить',
  close: 'Закрыть',
  outside: (villas) => `${villas} ${plural(villas, VILLAS)} за пределами карты`,
  around: (villas, town) => `${villas} ${plural(villas, VILLAS)}, ${town} и окрестности`,
  listHere: 'Показать виллы в этой области',
  source: 'Береговая линия: <gshhg>GSHHG</gshhg>, Wessel и Smith, LGPL.',
} satisfies Like<typeof turkish>;
