import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/counted.ts';

const of = (count: number, one: string, other: string) =>
  `${count} ${formatsOf('de').plural(count, { one, other })}`;
const adults = (count: number) => of(count, 'Erwachsener', 'Erwachsene');
const children = (count: number) => of(count, 'Kind', 'Kinder');
const babies = (count: number) => of(count, 'Baby', 'Babys');

export default {
  nights: (count) => of(count, 'Nacht', 'Nächte'),
  days: (count) => of(count, 'Tag', 'Tage'),
  people: (count) => of(count, 'Person', 'Personen'),
  adults,
  children,
  babies,
  bedrooms: (count) => of(count, 'Schlafzimmer', 'Schlafzimmer'),
  party: (grown, small, infants) =>
    [
      adults(grown),
      ...(small > 0 ? [children(small)] : []),
      ...(infants > 0 ? [babies(infants)] : []),
    ].join(', '),
} satisfies Like<typeof turkish>;
