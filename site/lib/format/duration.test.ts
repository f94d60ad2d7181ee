import { expect, it } from 'vitest';
import { formatMinutes } from './duration.ts';

it.each([
  [45, '45 dakika'],
  [120, '2 saat'],
  [80, '1 saat 20 dakika'],
  [1440, '1 gün'],
  [2 * 1440 + 125, '2 gün 2 saat'],
])('%d minutes are %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text));
