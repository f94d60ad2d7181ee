import { expect, it } from 'vitest';
import { askKurus } from './question.ts';

it.each([
  [4_340_000, '43.400 mü?'],
  [4_300_000, '43.000 mi?'],
  [4_341_000, '43.410 mu?'],
  [4_344_000, '43.440 mı?'],
  [4_345_000, '43.450 mi?'],
  [4_346_000, '43.460 mı?'],
  [100_000_000, '1.000.000 mu?'],
  [900, '9 mu?'],
  [600, '6 mı?'],
  [300, '3 mü?'],
  [700_050, '7.000,50 mi?'],
  [0, '0 mı?'],
])('%d is asked as %s', (kurus, text) => {
  expect(askKurus(kurus).replaceAll(' ', ' ')).toBe(text);
});
