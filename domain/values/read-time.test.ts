import { expect, it } from 'vitest';
import { readTypedTime } from './read-time.ts';

it.each([
  ['9', '09:00'],
  ['14', '14:00'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9.30', '09:30'],
  [' 14:05 ', '14:05'],
  ['24', null],
  ['12:60', null],
  ['öğlen', null],
  ['', null],
])('reads %j as %j', (text, time) => expect(readTypedTime(text)).toBe(time));
