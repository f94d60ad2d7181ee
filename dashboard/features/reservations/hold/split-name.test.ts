import { expect, it } from 'vitest';
import { splitName } from './split-name.ts';

it.each([
  ['Ayşe Yılmaz', 'Ayşe', 'Yılmaz'],
  ['  Ayşe  Nur   Yılmaz ', 'Ayşe Nur', 'Yılmaz'],
  ['Ayşe', 'Ayşe', ''],
  ['', '', ''],
])('takes "%s" apart', (name, firstName, lastName) =>
  expect(splitName(name)).toEqual({ firstName, lastName }),
);
