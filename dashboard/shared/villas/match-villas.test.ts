import { expect, it } from 'vitest';
import { matchVillas } from './match-villas.ts';

const VILLAS = [
  { name: 'Villa Işık', code: 'KY-001' },
  { name: 'Çınar Evi', code: 'KY-002' },
  { name: 'Villa Çınarlı', code: 'KY-014' },
];

const names = (typed: string) => matchVillas(VILLAS, typed).map(({ name }) => name);

it.each([
  ['', ['Villa Işık', 'Çınar Evi', 'Villa Çınarlı']],
  ['ISIK', ['Villa Işık']],
  ['cinar', ['Çınar Evi', 'Villa Çınarlı']],
  ['çınarlı villa', ['Villa Çınarlı']],
  ['ky-014', ['Villa Çınarlı']],
  ['014 çınar', ['Villa Çınarlı']],
  ['deniz', []],
])('finds by name and code what "%s" means, marks and case apart', (typed, found) =>
  expect(names(typed)).toEqual(found),
);
