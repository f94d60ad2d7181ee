import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/counted.ts';

const of = (count: number, one: string, few: string, many: string) =>
  `${count} ${formatsOf('ru').plural(count, { one, few, many, other: few })}`;
const adults = (count: number) => of(count, 'взрослый', 'взрослых', 'взрослых');
const children = (count: number) => of(count, 'ребёнок', 'ребёнка', 'детей');
const babies = (count: number) => of(count, 'младенец', 'младенца', 'младенцев');

export default {
  nights: (count) => of(count, 'ночь', 'ночи', 'ночей'),
  days: (count) => of(count, 'день', 'дня', 'дней'),
  people: (count) => of(count, 'человек', 'человека', 'человек'),
  adults,
  children,
  babies,
  bedrooms: (count) => of(count, 'спальня', 'спальни', 'спален'),
  party: (grown, small, infants) =>
    [
      adults(grown),
      ...(small > 0 ? [children(small)] : []),
      ...(infants > 0 ? [babies(infants)] : []),
    ].join(', '),
} satisfies Like<typeof turkish>;
