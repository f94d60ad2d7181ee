import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/counted.ts';

const of = (count: number, one: string, other: string) =>
  `${count} ${formatsOf('en').plural(count, { one, other })}`;
const adults = (count: number) => of(count, 'adult', 'adults');
const children = (count: number) => of(count, 'child', 'children');
const babies = (count: number) => of(count, 'infant', 'infants');

export default {
  nights: (count) => of(count, 'night', 'nights'),
  days: (count) => of(count, 'day', 'days'),
  people: (count) => of(count, 'person', 'people'),
  adults,
  children,
  babies,
  bedrooms: (count) => of(count, 'bedroom', 'bedrooms'),
  party: (grown, small, infants) =>
    [
      adults(grown),
      ...(small > 0 ? [children(small)] : []),
      ...(infants > 0 ? [babies(infants)] : []),
    ].join(', '),
} satisfies Like<typeof turkish>;
