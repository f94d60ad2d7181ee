import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { OUR_KINDS } from './states.ts';
import { type OwnStay, writeFeed } from './write-feed.ts';

const stay = (change: Partial<OwnStay> = {}): OwnStay => ({
  ref: 'aa11',
  kind: 'reservation',
  nights: eachNight('2027-06-01', '2027-06-08'),
  sequence: 3,
  changedAt: '2027-01-01T10:20:30.456Z',
  ...change,
});

/** The lines of the file after unfolding. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

/** All values of one property, in order. */
const allOf = (text: string, name: string) =>
  linesOf(text).flatMap((line) =>
    line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : [],
  );

/** Letters of every length in UTF-8, and the special characters of iCalendar. */
const LETTERS = fc.constantFrom(...'aZ0ğİ₺🏖 :;,\\\n\r\t"');

const bytes = (line: string) => new TextEncoder().encode(line).length;

describe('the calendar that we give out', () => {
  it('is a whole calendar, whatever is in it', () => {
    expect(linesOf(writeFeed('Villa Çınar', [stay()]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kiyi//Takvim//TR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Villa Çınar',
      'BEGIN:VEVENT',
      'UID:aa11@kiyi',
      'DTSTAMP:20270101T102030Z',
      'DTSTART;VALUE=DATE:20270601',
      // The day of departure is free for the next guest.
      'DTEND;VALUE=DATE:20270608',
      'SEQUENCE:3',
      'SUMMARY:Rezervasyon',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    expect(linesOf(writeFeed('', [stay({ nights: [] })])).slice(-2)).toEqual([
      'X-WR-CALNAME:',
      'END:VCALENDAR',
    ]);
  });

  it.each([
    ['reservation', 'Rezervasyon'],
    ['hold', 'Opsiyon'],
    ['block', 'Kapalı'],
  ] as const)('says of a %s that it is “%s”, and blocks its nights', (kind, summary) => {
    const text = writeFeed('a', [stay({ kind })]);
    expect([allOf(text, 'SUMMARY'), allOf(text, 'TRANSP')]).toEqual([[summary], ['OPAQUE']]);
  });

  it('dates a change that has no fraction of a second as any other', () => {
    const text = writeFeed('a', [stay({ changedAt: '2027-01-01T10:20:30Z' })]);
    expect(allOf(text, 'DTSTAMP')).toEqual(['20270101T102030Z']);
  });

  it.each([
    ['one night', ['2027-06-01'], ['20270601/20270602']],
    ['over the end of a year', ['2027-12-31', '2028-01-01'], ['20271231/20280102']],
    [
      'in parts',
      ['2027-06-01', '2027-06-02', '2027-06-04', '2027-06-06', '2027-06-07'],
      ['20270601/20270603', '20270604/20270605', '20270606/20270608'],
    ],
  ])('writes a stay of %s', (_, nights, ranges) => {
    const text = writeFeed('a', [stay({ nights })]);
    const starts = allOf(text, 'DTSTART;VALUE=DATE');
    const ends = allOf(text, 'DTEND;VALUE=DATE');
    expect(starts.map((start, i) => `${start}/${ends[i]}`)).toEqual(ranges);
  });

  it('gives the first part the identity of the stay, and later ones one by their day', () => {
    const nights = ['2027-06-01', '2027-06-03', '2027-06-05'];
    expect(allOf(writeFeed('a', [stay({ nights })]), 'UID')).toEqual([
      'aa11@kiyi',
      'aa11-2027-06-03@kiyi',
      'aa11-2027-06-05@kiyi',
    ]);
  });

  it.each([
    ['a;b,c\\d', String.raw`a\;b\,c\\d`],
    ['iki\nsatır', String.raw`iki\nsatır`],
    ['iki\r\nsatır', String.raw`iki\nsatır`],
    ['iki\rsatır', String.raw`iki\nsatır`],
  ])('writes the name %j so that it stays one value', (name, value) => {
    expect(allOf(writeFeed(name, []), 'X-WR-CALNAME')).toEqual([value]);
  });

  it.each([
    ['one byte', 'a', 1],
    ['two bytes', 'ğ', 2],
    ['three bytes', '₺', 3],
    ['four bytes', '🏖', 4],
  ])('folds a line of letters of %s as late as it may', (_, letter, size) => {
    const name = letter.repeat(100);
    const lines = writeFeed(name, []).split('\r\n');
    const from = lines.findIndex((line) => line.startsWith('X-WR-CALNAME'));
    const folded = lines.slice(from, lines.indexOf('END:VCALENDAR'));
    expect(folded.slice(1).every((line) => line.startsWith(' '))).toBe(true);
    for (const line of folded) expect(bytes(line)).toBeLessThanOrEqual(75);
    for (const line of folded.slice(0, -1)) expect(bytes(line)).toBeGreaterThan(75 - size);
    expect(allOf(writeFeed(name, []), 'X-WR-CALNAME')).toEqual([name]);
  });

  it('folds no line of 75 bytes, and one of 76', () => {
    const fits = 'a'.repeat(75 - 'X-WR-CALNAME:'.length);
    expect(writeFeed(fits, [])).toContain(`X-WR-CALNAME:${fits}\r\nEND`);
    expect(writeFeed(`${fits}b`, [])).toContain(`X-WR-CALNAME:${fits}\r\n b\r\nEND`);
  });

  it('loses no letter of any name and breaks no line too late', () => {
    fc.assert(
      fc.property(fc.string({ unit: LETTERS, maxLength: 200 }), (name) => {
        const text = writeFeed(name, []);
        for (const line of text.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
        const [value = ''] = allOf(text, 'X-WR-CALNAME');
        const read = value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(name.replace(/\r\n?/g, '\n'));
      }),
    );
  });

  it('holds exactly the nights that are ours, under names of their own', () => {
    const nights = fc
      .uniqueArray(fc.nat({ max: 60 }), { maxLength: 30 })
      .map((offsets) => offsets.toSorted((a, b) => a - b).map((n) => addDays('2027-06-01', n)));
    fc.assert(
      fc.property(nights, fc.constantFrom(...OUR_KINDS), (own, kind) => {
        const text = writeFeed('a', [stay({ nights: own, kind })]);
        const starts = allOf(text, 'DTSTART;VALUE=DATE').map(dashed);
        const ends = allOf(text, 'DTEND;VALUE=DATE').map(dashed);
        expect(starts.flatMap((start, i) => eachNight(start, ends[i] ?? start))).toEqual(own);
        // Parts that touch are one event.
        expect(starts.filter((start) => ends.includes(start))).toEqual([]);
        expect(new Set(allOf(text, 'UID')).size).toBe(starts.length);
      }),
    );
  });
});

const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
