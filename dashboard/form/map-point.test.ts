import { expect, it } from 'vitest';
import { readMapPoint } from './map-point.ts';

it.each([
  ['36.2650, 29.4123', [36.265, 29.4123]],
  [' 36.2650;29.4123 ', [36.265, 29.4123]],
  ['36.2650', null],
  ['Kaş, Antalya', null],
  ['', null],
])('reads "%s" as a point', (text, point) => expect(readMapPoint(text)).toEqual(point));
