import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, inject, it } from 'vitest';
import { readEvents } from '#domain/calendars/events/read-events.ts';
import { type OwnStay, writeFeed } from '#domain/calendars/write-feed.ts';
import { addDays, eachNight } from '#domain/values/dates.ts';
import { DomainError } from '#domain/errors.ts';
import { quietTime, processorTime } from '#tests/support/processor-time.ts';
import { createRandom, type Random } from '#tests/support/random.ts';
import { parseFeed } from './parse-feed.ts';

const FOLDER = join(import.meta.dirname, '../../../../tests/support/servers/ical');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.ics'));
const file = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const read = (text: string, today = '2010-01-01') => readEvents(parseFeed(text, today), today);
const ranges = (text: string) =>
  read(text).events.map(({ uid, start, end }) => `${uid} ${start}/${end}`);

/** A calendar around one event's lines. */
const calendar = (lines: string[], before: string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    ...before,
    'BEGIN:VEVENT',
    'UID:x',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const stay = (...lines: string[]) => ranges(calendar(lines))[0]?.slice(2);

describe('the sellers', () => {
  it('are read to the night: Airbnb', () => {
    const { events, ignored } = read(file('airbnb-shaped.ics'));
    expect([events.length, ignored]).toEqual([24, []]);
    expect(events.filter(({ kind }) => kind === 'block').length).toBeGreaterThan(3);
    expect(events[0]).toEqual({
      uid: '7730b5e920d7-b733e1f10248fd2849ba924a7d0de421@airbnb.com',
      start: '2027-04-10',
      end: '2027-04-15',
      kind: 'booking',
      summary: 'Reserved',
    });
  });

  it('are read to the night: Booking.com, with bare line ends', () => {
    const text = file('booking-shaped.ics');
    const { events, ignored } = read(text);
    expect([events.length, ignored]).toEqual([15, []]);
    expect(events.every(({ kind }) => kind === 'block')).toBe(true);
    for (const same of [
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      `\uFEFF${text}`,
    ]) {
      expect(read(same).events).toEqual(events);
    }
  });

  it('are read to the night: Vrbo', () => {
    const { events } = read(file('vrbo-shaped.ics'));
    expect(events.map(({ kind }) => kind).filter((kind) => kind === 'booking')).toHaveLength(6);
    expect(events).toHaveLength(12);
  });
});

describe('events', () => {
  it('that overlap, move, end early or are cancelled', () => {
    expect(ranges(file('hostile-overlaps.ics'))).toEqual([
      'a 2027-07-02/2027-07-09',
      'b 2027-07-08/2027-07-15',
      'c 2027-07-12/2027-07-18',
      'e 2027-07-25/2027-07-26',
    ]);
  });

  it('that come in two versions', () => {
    expect(read(file('duplicate-uid-sequence.ics')).events.map(({ summary }) => summary)).toEqual([
      'Team Meeting (SEQUENCE 2)',
      'Updated version (SEQUENCE 3) - should win',
    ]);
  });

  it.each<[string, string, string[], string[]]>([
    // Weekdays but the 15th; of a second event only the rule is broken, a third begins in November.
    ['badRRULE.ics', '2020-10-12', ['12', '13', '14', '16'], ['Tekrar kuralı okunamadı.']],
    // Tuesdays and Thursdays until the 17th, in a zone that the feed defines.
    ['bad_ms_tz.ics', '2020-12-12', ['15', '17'], []],
    // Two exclusions on another clock, three hours off: they exclude nothing.
    ['windows-quoted-tz-rrule.ics', '2015-07-12', ['12', '13', '14', '15'], []],
    // Four days of which one was changed and one is over.
    ['google-calendar-kiev-tz.ics', '2016-08-26', ['26', '27', '28'], []],
    // Free time takes no nights.
    ['exchange_whole_day_moved_recurrence.ics', '2026-02-20', [], []],
  ])('that recur take their nights: %s', (name, today, days, why) => {
    const { events, warnings } = read(file(name), today);
    const starts = events.map(({ start }) => start).filter((day) => day < addDays(today, 7));
    expect([...new Set(starts)].map((day) => day.slice(-2)).toSorted()).toEqual(days);
    expect(warnings.map((warning) => warning.why)).toEqual(why);
  });

  it('are the taken times of a free-busy calendar', () => {
    const { events, warnings } = read(file('vfreebusy-zimbra.ics'), '2014-04-01');
    expect([events.length > 10, warnings]).toEqual([true, []]);
    expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Meşgul']));
  });

  it('spoil only themselves when their dates are nonsense', () => {
    const { events, ignored } = read(file('large-file-with-late-error.ics'));
    expect(events.length + ignored.length).toBe(401);
    expect(ignored.at(-1)).toMatchObject({
      uid: 'event_error@example.com',
      why: 'Tarihi okunamadı.',
    });
  });
});

describe('times', () => {
  it.each<[string[], string | undefined, string]>([
    [['DTSTART:20270610T130000Z', 'DTEND:20270614T070000Z'], '2027-06-10/2027-06-14', 'UTC'],
    [
      ['DTSTART:20270610T213000Z', 'DTEND:20270614T070000Z'],
      '2027-06-11/2027-06-14',
      'past midnight here',
    ],
    [['DTSTART:20270610T160000', 'DTEND:20270614T100000'], '2027-06-10/2027-06-14', 'no zone'],
    [
      [
        'DTSTART;TZID=Europe/Istanbul:20270610T003000',
        'DTEND;TZID=Europe/Istanbul:20270614T100000',
      ],
      '2027-06-10/2027-06-14',
      'here',
    ],
    [
      [
        'DTSTART;TZID=America/New_York:20270610T180000',
        'DTEND;TZID=America/New_York:20270614T100000',
      ],
      '2027-06-11/2027-06-14',
      'New York',
    ],
    [
      ['DTSTART;TZID=/citadel.org/20210210_1/Asia/Tokyo:20270610T030000', 'DURATION:P2D'],
      '2027-06-09/2027-06-11',
      'Tokyo',
    ],
    [
      ['DTSTART;TZID="(UTC-05:00) Eastern":20270610T200000', 'DURATION:P1D'],
      '2027-06-11/2027-06-12',
      'a name with its offset',
    ],
    [
      ['DTSTART;TZID=Nowhere/Nothing:20270610T003000', 'DURATION:P1D'],
      '2027-06-10/2027-06-11',
      'an unknown zone',
    ],
    [['DTSTART;VALUE=DATE:20270610', 'DURATION:P1W'], '2027-06-10/2027-06-17', 'a week'],
    [['DTSTART;VALUE=DATE:20270610', 'DURATION:PT36H'], '2027-06-10/2027-06-12', '36 hours'],
    [
      ['DTSTART:20270610', 'DTEND:20270612'],
      '2027-06-10/2027-06-12',
      'a day that says it is a time',
    ],
    [
      ['dtstart;value=date:20270610', 'dtend;value=date:20270612'],
      '2027-06-10/2027-06-12',
      'small letters',
    ],
    [['DTSTART;VALUE=DATE:20270610', 'DURATION:-P1W'], undefined, 'back in time'],
    [['DTSTART;VALUE=DATE:20270230'], undefined, 'no such day'],
    [
      ['DTSTART;VALUE=DATE:19991231', 'DTEND;VALUE=DATE:20270612'],
      '2000-01-01/2027-06-12',
      'last century',
    ],
    [['DTSTART;VALUE=DATE:16010101', 'DTEND;VALUE=DATE:99991231'], '2000-01-01/2199-12-31', 'ever'],
    [['DTSTART;VALUE=DATE:20270610', 'DTEND;VALUE=DATE:20270601'], undefined, 'backwards'],
    [['DTSTART;VALUE=DATE:20270610', 'RDATE:'], '2027-06-10/2027-06-11', 'an empty list'],
    [['DTSTART;VALUE=DATE:20270610', 'DTSTART;VALUE=DATE:20270611'], undefined, 'two starts'],
    [['SUMMARY:nothing'], undefined, 'no start'],
  ])('%j is %s: %s', (lines, expected) => expect(stay(...lines)).toBe(expected));

  it('of a zone defined in the feed use its offset', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ofis',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const text = calendar(['DTSTART;TZID=Ofis:20270610T200000', 'DURATION:P1D'], zone);
    expect(ranges(text)).toEqual(['x 2027-06-11/2027-06-12']);
  });
});

describe('lines', () => {
  it('may be folded anywhere, and what an alarm says is not the event’s', () => {
    const text = calendar([
      'DTST\r\n ART;VALUE=DA\r\n\tTE:2027\r\n 0610',
      'BEGIN:VALARM',
      'UID:alarm',
      'DURATION:P30D',
      'END:VALARM',
      'DESCRIPTION:a line that somebody',
      'forgot to fold',
      'SUMMARY:Ali\\, Ayşe\u0007 \u202e',
    ]);
    expect(read(text).events).toMatchObject([
      { uid: 'x', start: '2027-06-10', end: '2027-06-11', summary: 'Ali, Ayşe' },
    ]);
  });

  it('that are too long are cut between letters, and a name keeps no invisible ones', () => {
    const text = calendar(['DTSTART;VALUE=DATE:20270610', `SUMMARY:x${'😀'.repeat(200)}`]);
    const [event] = read(text.replace('UID:x', `UID:a\u0000b${'😀'.repeat(200)}`)).events;
    expect(event?.uid).toMatch(/^a b😀/u);
    expect([event?.uid.isWellFormed(), event?.summary.isWellFormed()]).toEqual([true, true]);
    expect([(event?.uid.length ?? 999) < 255, event?.summary.length]).toEqual([true, 200]);
  });

  it('of several calendars in one file are all read', () => {
    const one = (uid: string) =>
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${uid}\nDTSTART;VALUE=DATE:20270610\nEND:VEVENT\nEND:VCALENDAR\n`;
    expect(read(one('a') + one('b')).events).toHaveLength(2);
  });

  it.each([
    ['', /takvim olmayan/],
    ['{"a":1}', /takvim olmayan/],
    ['<!DOCTYPE html><html>', /web sayfası/],
    ['BEGIN:VEVENT\nEND:VEVENT', /bozuk/],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1', /yarım/],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR', /bozuk/],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nBEGIN:VEVENT\nEND:VEVENT\nEND:VEVENT\nEND:VCALENDAR', /bozuk/],
    [`BEGIN:VCALENDAR\n${'BEGIN:X\n'.repeat(5000)}`, /bozuk/],
    [`BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(2001)}END:VCALENDAR`, /2000 etkinlik/],
  ])('of no calendar are refused: %.60j', (text, why) => {
    expect(() => parseFeed(text, '2026-11-21')).toThrow(
      expect.objectContaining({ code: 'FEED_UNREADABLE', message: expect.stringMatching(why) }),
    );
  });
});

describe('our own calendar', () => {
  const stays: OwnStay[] = [
    {
      ref: 'aa11',
      kind: 'reservation',
      nights: eachNight('2027-06-01', '2027-06-08'),
      sequence: 3,
      changedAt: '2027-01-01T10:20:30.456Z',
    },
    {
      ref: 'bb22',
      kind: 'block',
      nights: [...eachNight('2027-07-01', '2027-07-03'), '2027-07-10'],
      sequence: 0,
      changedAt: '2027-01-02T10:20:30.456Z',
    },
  ];
  const text = writeFeed(
    'Çok uzun, çok; güzel bir \\ villa adı: İnci Şelale Ağaçlı Yazlık ğüşiöç ĞÜŞİÖÇ',
    stays,
  );

  it('comes back through our own reader without loss', () => {
    expect(ranges(text)).toEqual([
      'aa11@kiyi 2027-06-01/2027-06-08',
      'bb22@kiyi 2027-07-01/2027-07-03',
      'bb22-2027-07-10@kiyi 2027-07-10/2027-07-11',
    ]);
  });

  it('is what ical.js reads as well, folded as the standard says', () => {
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
      true,
    );
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const component = new ICAL.Component(ICAL.parse(text));
    expect(component.getFirstPropertyValue('x-wr-calname')).toContain('ĞÜŞİÖÇ');
    const [first] = component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect([first?.uid, String(first?.startDate), String(first?.endDate), first?.sequence]).toEqual(
      ['aa11@kiyi', '2027-06-01', '2027-06-08', 3],
    );
  });

  it('is the same bytes for the same nights', () =>
    expect(writeFeed('a', stays)).toBe(writeFeed('a', stays)));
});

/** Mutated feeds; the seed is fixed. */
const { fuzzFeeds: FUZZED } = inject('effort');

describe('hostile files', () => {
  it(`are read or refused, ${FUZZED} of them, each within 50 ms`, () => {
    const random = createRandom(20_261_121);
    const seeds = FILES.map(file).filter((text) => text.length < 10_000);
    const slow: [number, string][] = [];
    for (let i = 0; i < FUZZED; i++) {
      const text = mutate(seeds[i % seeds.length]!, random);
      const took = processorTime(() => readOrRefuse(text));
      if (took > 50) slow.push([took, text]);
    }
    // The first files include the compilation of code, so slow ones are timed again.
    const again = slow.filter(([, text]) => quietTime(() => readOrRefuse(text)) > 50);
    expect(again).toEqual([]);
  });

  const body = (lines: string) =>
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  it.each([
    ['folds', body(`SUMMARY:${'a\r\n '.repeat(25_000)}`)],
    ['parameters', body(`DTSTART${';X=1'.repeat(25_000)}:20270101`)],
    ['quotes', body(`SUMMARY;X="${'"'.repeat(99_000)}:a`)],
    ['backslashes', body(`SUMMARY:${'\\'.repeat(99_000)}`)],
    ['a rule of seconds', body('DTSTART:20270101T000000Z\r\nRRULE:FREQ=SECONDLY;COUNT=999999999')],
    ['dates of recurrence', body(`RDATE:${'20270101T000000Z,'.repeat(5500)}20270101T000000Z`)],
    ['components', `BEGIN:VCALENDAR\r\n${'BEGIN:VALARM\r\n'.repeat(7000)}`],
    [
      'zones',
      Array.from({ length: 999 }, (_, i) => body(`DTSTART;TZID=Zone/${i}:20270101T000000`)).join(
        '',
      ),
    ],
    ['bare folds', ` ${'\r\n '.repeat(30_000)}`],
    ['one long line', 'B'.repeat(100_000)],
    [
      'names of the language',
      body('__PROTO__:1\r\nDTSTART;VALUE=__proto__:20270101\r\nDTEND;constructor=1:20270103'),
    ],
    ['emptiness', '\u0000'.repeat(100_000)],
  ])('of %s take no time', (_what, text) => {
    expect(quietTime(() => readOrRefuse(text))).toBeLessThan(50);
  });
});

/** Parses a feed; the only error allowed is a refusal. */
function readOrRefuse(text: string): void {
  try {
    const { events } = read(text);
    for (const { start: from, end } of events) expect(from < end).toBe(true);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
  }
}

const SPLINTERS = [
  '\r\n',
  '\n ',
  ';',
  ':',
  '"',
  ',',
  '=',
  '\\',
  '\u0000',
  '\uFEFF',
  'é',
  '😀',
  'T',
  'Z',
  '-',
  'BEGIN:VEVENT\r\n',
  'END:VEVENT\r\n',
  'END:VCALENDAR\r\n',
  'BEGIN:VCALENDAR\r\n',
  'RRULE:FREQ=DAILY\r\n',
  'RRULE:FREQ=SECONDLY;COUNT=999999999\r\n',
  'RRULE:FREQ=YEARLY;INTERVAL=99999999999;BYSETPOS=-1;BYDAY=53MO\r\n',
  'RDATE;VALUE=PERIOD:20100101T000000Z/P9999W\r\n',
  'EXDATE:20100101\r\n',
  'RECURRENCE-ID;RANGE=THISANDFUTURE:20100601T000000Z\r\n',
  'BEGIN:VTIMEZONE\r\nTZID:x\r\nBEGIN:STANDARD\r\nRRULE:FREQ=SECONDLY\r\n',
  'DTSTART;VALUE=DATE:99999999\r\n',
  'DURATION:P99999W\r\n',
  'DTEND:20270231T256199Z\r\n',
  'SEQUENCE:1e999\r\n',
  'TZID=',
  ';VALUE=PERIOD',
  'STATUS:CANCELLED\r\n',
  'UID:\r\n',
  '9'.repeat(40),
];

function mutate(text: string, random: Random): string {
  let result = text;
  const at = () => random.below(result.length + 1);
  const rounds = 1 + random.below(8);
  for (let i = 0; i < rounds; i++) {
    const [a, b] = [at(), at()].toSorted((x, y) => x - y) as [number, number];
    const splinter = random.pick(SPLINTERS);
    const kind = random.next();
    if (kind < 0.3) result = result.slice(0, a) + splinter + result.slice(a);
    else if (kind < 0.5) result = result.slice(0, a) + result.slice(Math.min(b, a + 40));
    else if (kind < 0.65)
      result = result.slice(0, b) + result.slice(a, b).slice(0, 500) + result.slice(b);
    else if (kind < 0.9)
      result = result.slice(0, a) + String.fromCharCode(random.below(256)) + result.slice(a + 1);
    else result = result.slice(0, b);
  }
  return result;
}
