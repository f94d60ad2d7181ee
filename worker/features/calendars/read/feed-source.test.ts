import { describe, expect, it } from 'vitest';
import { readEvents } from '#domain/calendars/events/read-events.ts';
import { parseFeed } from './parse-feed.ts';

const TODAY = '2027-01-01';
const read = (text: string) => readEvents(parseFeed(text, TODAY), TODAY);

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');

/** A calendar of one night each for these UIDs, in June from the first on. */
const named = (...uids: string[]) =>
  calendar(
    ...uids.map((uid, i) =>
      event(`UID:${uid}`, `DTSTART;VALUE=DATE:202706${String(i + 1).padStart(2, '0')}`),
    ),
  );
const uidsIn = (text: string) => read(text).events.map(({ uid }) => uid);

describe('the UID of an event', () => {
  const long = 'x'.repeat(300);

  it.each([
    ['only by case', 'Abc@x', 'abc@x'],
    ['at the end', 'abc@x', 'abc@x1'],
    ['by a space at the end', 'abc@x', 'abc@x '],
    ['after 255 letters', `${long}a`, `${long}b`],
    ['after a fold', `${'y'.repeat(70)}\r\n a`, `${'y'.repeat(70)}\r\n b`],
    ['by a letter that nobody sees', 'a\u200bb', 'a b'],
    ['by a control character', 'a\u0007b', 'a\u0008b'],
    ['by looking like an occurrence', 'a', 'a#2027-06-01'],
  ])('is compared whole: two that differ %s', (_how, a, b) => {
    const uids = uidsIn(named(a, b));
    expect(new Set(uids).size).toBe(2);
    expect(uids.every((uid) => uid.length <= 255)).toBe(true);
    expect(uidsIn(named(a, b))).toEqual(uids);
    // Two versions of one event count once, two different events twice.
    const versions = (first: string, second: string) =>
      calendar(
        event(`UID:${first}`, 'SEQUENCE:1', 'DTSTART;VALUE=DATE:20270601'),
        event(`UID:${second}`, 'SEQUENCE:2', 'DTSTART;VALUE=DATE:20270610'),
      );
    expect(read(versions(a, a)).events.map(({ start }) => start)).toEqual(['2027-06-10']);
    expect(read(versions(a, b)).events).toHaveLength(2);
  });

  it('may be missing or empty: such events are identified by their days', () => {
    const nameless = calendar(
      event('DTSTART;VALUE=DATE:20270601', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('UID:', 'DTSTART;VALUE=DATE:20270602'),
    );
    expect(uidsIn(nameless)).toEqual([
      '2027-06-01/2027-06-02',
      '2027-06-08/2027-06-09',
      '2027-06-02/2027-06-03',
    ]);
  });
});

describe('a line', () => {
  const nights = (...lines: string[]) => {
    const { events, warnings } = read(calendar(event('UID:x', ...lines)));
    const [one] = events;
    return [one && `${one.start.slice(5)}/${one.end.slice(5)}`, warnings.length];
  };

  it.each([
    [['DTSTART;VALUE=DATE: 20270601', 'DTEND;VALUE=DATE: 20270604']],
    [['DTSTART;VALUE=DATE:20270601 ', 'DTEND ; VALUE=DATE:20270604']],
    [['dtstart;value=date:20270601', 'dtend;Value=Date:20270604']],
    [['DTSTART;VALUE="DATE":20270601', 'DTEND;X="a:b;c";VALUE=DATE:20270604']],
    [['DTSTART:2027-06-01', 'DTEND:2027-06-04']],
    [['DTSTART:2027-06-01T16:00:00+03:00', 'DTEND:2027-06-04T10:00:00.000+03:00']],
    [['DTSTART:20270601t130000z', 'DTEND:20270604T070000Z']],
    [['DTSTART:20270601T1600', 'DTEND:20270604T1000']],
    [['DTSTART;VALUE=DATE:20270601T000000', 'DTEND;VALUE=DATE:20270604T000000']],
    [['DTSTART;VALUE=DATE:20270601', 'DURATION: p3d']],
    [['DTSTART:20270601T160000', 'DTEND:20270603T240000']],
    [['DTSTART;VALUE=DATE:20270601', 'DTEND;VALUE=DATE:20270604', 'STATUS: CONFIRMED']],
  ])('is read as people write it: %j', (lines) =>
    expect(nights(...lines)).toEqual(['06-01/06-04', 0]),
  );

  it.each([
    [['DTSTART;VALUE=DATE:20270601', 'STATUS: cancelled'], 0],
    [['DTSTART;VALUE=DATE:20270601', 'TRANSP: Transparent'], 0],
    [['DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270601'], 1],
    [['DTSTART;VALUE=DATE:20270631'], 1],
    [['DTSTART:20270601T256000'], 1],
    [['DTSTART;VALUE=DATE:20270601', 'DTEND:'], 1],
    [['DTSTART;VALUE=DATE:20270601', 'DURATION:P'], 1],
    [['DTSTART:'], 1],
    [[], 1],
  ])('%j takes no night and warns %i times', (lines, warns) =>
    expect(nights(...lines)).toEqual([undefined, warns]),
  );

  it('gives a warning for its own event only', () => {
    const { events, warnings } = read(
      calendar(
        event('UID:a', 'DTSTART;VALUE=DATE:20270601'),
        event('UID:b', 'SUMMARY:Reserved\\, 2', 'DTSTART;VALUE=DATE:20270610', 'DTEND:never'),
      ),
    );
    expect(events.map(({ uid }) => uid)).toEqual(['a']);
    expect(warnings).toEqual([
      {
        uid: 'b',
        summary: 'Reserved, 2',
        start: '2027-06-10',
        end: null,
        why: 'Tarihi okunamadı.',
      },
    ]);
  });
});

it.each([
  ['TRANSP:TRANSPARENT', 0],
  ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 0],
  ['TRANSP:OPAQUE\r\nX-MICROSOFT-CDO-BUSYSTATUS:FREE', 1],
  ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 1],
  ['X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE', 1],
  ['STATUS:CANCELLED', 0],
  ['STATUS:CANCELED', 0],
])('with %s an event takes %i nights', (line, nights) => {
  const { events, ignored } = read(calendar(event('UID:a', 'DTSTART;VALUE=DATE:20270601', line)));
  expect([events, ignored].map(({ length }) => length)).toEqual([nights, 1 - nights]);
});

describe('a file', () => {
  const whole = named('a', 'b');
  const other = named('c');

  it.each([
    ['text behind it', `${whole}\r\n<!-- 0.2 s -->\r\nEND\r\n`, ['a', 'b']],
    ['an end too many', `${whole}\r\nEND:VCALENDAR`, ['a', 'b']],
    ['text before it', `<br>Notice: x\r\n${whole}`, ['a', 'b']],
    ['a second calendar', `${whole}\r\n${other}`, ['a', 'b', 'c']],
    ['a second calendar and text between', `${whole}\r\nnext\r\n${other}\r\nbye`, ['a', 'b', 'c']],
    ['a byte order mark', `\uFEFF${whole}`, ['a', 'b']],
    ['bare line feeds', whole.replaceAll('\r\n', '\n'), ['a', 'b']],
    ['bare carriage returns', whole.replaceAll('\r\n', '\r'), ['a', 'b']],
    ['blank lines', whole.replaceAll('\r\n', '\r\n\r\n'), ['a', 'b']],
    [
      'small letters',
      whole.replaceAll('BEGIN', 'begin').replaceAll('VEVENT', 'vevent'),
      ['a', 'b'],
    ],
    ['spaces', whole.replaceAll('BEGIN:', 'BEGIN: ').replaceAll('END:', 'END : '), ['a', 'b']],
  ])('with %s is read whole', (_what, text, uids) => {
    const { events, warnings } = read(text);
    expect([events.map(({ uid }) => uid), warnings]).toEqual([uids, []]);
  });
});
