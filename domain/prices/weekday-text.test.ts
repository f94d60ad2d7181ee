import { describe, expect, it } from 'vitest';
import { readDayNights, readWeekdays, writeDayNights, writeWeekdays } from './weekday-text.ts';

describe('weekdays as agencies write them', () => {
  it.each([
    ['', null],
    ['Her gün', null],
    ['kapalı', []],
    ['Cmt', [6]],
    ['CUMARTESİ', [6]],
    ['cumartesi ve pazar', [6, 7]],
    ['Paz, Cmt, cmt', [6, 7]],
    ['Pzt/Cum', [1, 5]],
    ['6 7', [6, 7]],
    ['Pzt, Sal, Çar, Per, Cum, Cmt, Paz', null],
    ['yarın', undefined],
    ['Cmt, 8', undefined],
  ])('reads %j', (text, days) => expect(readWeekdays(text)).toEqual(days));

  it.each([
    ['', null],
    ['Cum 3', [{ day: 5, minNights: 3, maxNights: null }]],
    [
      'cuma 3, Pzt. 4-7; Paz -7',
      [
        { day: 1, minNights: 4, maxNights: 7 },
        { day: 5, minNights: 3, maxNights: null },
        { day: 7, minNights: null, maxNights: 7 },
      ],
    ],
    ['Cum', undefined],
    ['3', undefined],
    ['Cum üç', undefined],
  ])('reads the limits of %j', (text, limits) => expect(readDayNights(text)).toEqual(limits));

  it('writes what it reads', () => {
    for (const text of ['', 'kapalı', 'Cmt', 'Pzt, Cum']) {
      expect(writeWeekdays(readWeekdays(text))).toBe(text);
    }
    for (const text of ['', 'Cum 3', 'Pzt 4-7, Paz -7']) {
      expect(writeDayNights(readDayNights(text))).toBe(text.replace('Paz -7', 'Paz -7'));
    }
  });
});
