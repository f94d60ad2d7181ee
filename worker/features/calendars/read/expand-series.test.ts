import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { readEvents } from '#domain/calendars/events/read-events.ts';
import { addDays, dayFromNumber, dayNumber, eachNight } from '#domain/values/dates.ts';
import { naiveDays } from '#tests/support/naive-recurrence.ts';
import { quietTime } from '#tests/support/processor-time.ts';
import { parseFeed } from './parse-feed.ts';

const TODAY = '2027-01-01';
const LAST = addDays(TODAY, 1099);

const compact = (day: string) => day.replaceAll('-', '');

/** A calendar of events given as lines. */
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const read = (text: string) => readEvents(parseFeed(text, TODAY), TODAY);

/** The nights that a feed takes between today and the horizon. */
function nightsOf(text: string): string[] {
  const nights = read(text).events.flatMap(({ start, end }) =>
    eachNight(start < TODAY ? TODAY : start, end > LAST ? addDays(LAST, 1) : end),
  );
  return [...new Set(nights)].toSorted();
}

/** The same as ranges "06-01/06-04", the end exclusive, of one year. */
function rangesOf(text: string): string[] {
  const ranges: [string, string][] = [];
  for (const night of nightsOf(text)) {
    const last = ranges.at(-1);
    if (last?.[1] === night) last[1] = addDays(night, 1);
    else ranges.push([night, addDays(night, 1)]);
  }
  return ranges.map((range) => range.map((day) => day.replace('2027-', '')).join('/'));
}

const warningsOf = (text: string) => read(text).warnings.map(({ why }) => why);

const day = (name: string, value: string) => `${name};VALUE=DATE:${compact(value)}`;

const DRAWS = inject('effort').fuzzRules;

const rule = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    end: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 1, max: 400 }).map((count) => `;COUNT=${count}`),
      fc.nat(1200).map((n) => `;UNTIL=${compact(addDays('2026-06-01', n))}`),
    ),
    weekdays: fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { maxLength: 3 }),
    nth: fc.constantFrom('', '', '1', '2', '-1', '-2', '5'),
    monthDays: fc.subarray([1, 13, 28, 29, 30, 31, -1, -3], { maxLength: 2 }),
    months: fc.subarray([1, 2, 6, 7, 12], { maxLength: 2 }),
  })
  .map(({ freq, interval, end, weekdays, nth, monthDays, months }) => {
    const isLong = freq === 'MONTHLY' || freq === 'YEARLY';
    const parts = [
      `FREQ=${freq};INTERVAL=${interval}${end}`,
      weekdays.length > 0 &&
        `BYDAY=${weekdays.map((name) => (isLong ? nth : '') + name).join(',')}`,
      freq !== 'WEEKLY' && monthDays.length > 0 && `BYMONTHDAY=${monthDays.join(',')}`,
      months.length > 0 && `BYMONTH=${months.join(',')}`,
    ];
    return parts.filter(Boolean).join(';');
  });

describe('a rule', () => {
  it(`takes the nights that an obvious expander finds, ${DRAWS} draws`, () => {
    const feed = fc.record({
      rule,
      first: fc.integer({ min: dayNumber('2025-01-01'), max: dayNumber('2028-12-31') }),
      nights: fc.integer({ min: 1, max: 9 }),
      excluded: fc.array(fc.nat(400), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(feed, (drawn) => {
        const first = dayFromNumber(drawn.first);
        const named = naiveDays(drawn.rule, first, addDays(LAST, 1));
        // The first start belongs to the series even when its rule does not include it (RFC 5545).
        const starts = new Set([first, ...named]);
        const excluded = drawn.excluded.flatMap((n) => named[n] ?? []);
        for (const start of excluded) starts.delete(start);
        const expected = [...starts].flatMap((start) =>
          eachNight(start, addDays(start, drawn.nights)),
        );
        const text = calendar([
          'UID:x',
          day('DTSTART', first),
          `DURATION:P${drawn.nights}D`,
          `RRULE:${drawn.rule}`,
          ...excluded.map((start) => day('EXDATE', start)),
        ]);
        expect(nightsOf(text)).toEqual(
          [...new Set(expected)].filter((night) => night >= TODAY && night <= LAST).toSorted(),
        );
        expect(warningsOf(text)).toEqual([]);
      }),
      { numRuns: DRAWS },
    );
  });

  const weekends = [
    'UID:x',
    day('DTSTART', '2027-06-04'),
    day('DTEND', '2027-06-06'),
    'RRULE:FREQ=WEEKLY;COUNT=4',
  ];
  const timed = (lines: string[]) => [
    'UID:x',
    'DTSTART;TZID=Europe/Istanbul:20270604T160000',
    'DTEND;TZID=Europe/Istanbul:20270606T100000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    ...lines,
  ];
  const all = ['06-04/06-06', '06-11/06-13', '06-18/06-20', '06-25/06-27'];
  const without11 = all.filter((range) => !range.startsWith('06-11'));

  it.each<[string, string[][], string[], string[]?]>([
    ['by days', [weekends], all],
    ['by times', [timed([])], all],
    ['that leaves a day out', [[...weekends, day('EXDATE', '2027-06-11')]], without11],
    ['that leaves out the first', [[...weekends, day('EXDATE', '2027-06-04')]], all.slice(1)],
    ['with a time left out', [timed(['EXDATE;TZID=Europe/Istanbul:20270611T160000'])], without11],
    ['with a time in UTC left out', [timed(['EXDATE:20270611T130000Z'])], without11],
    [
      'with a time elsewhere left out',
      [timed(['EXDATE;TZID=Asia/Tokyo:20270611T220000'])],
      without11,
    ],
    ['of times with a day left out', [timed([day('EXDATE', '2027-06-11')])], without11],
    ['of days with a time left out', [[...weekends, 'EXDATE:20270611T000000Z']], without11],
    [
      'with many left out at once',
      [[...weekends, 'EXDATE;VALUE=DATE:20270611,20270618']],
      [all[0]!, all[3]!],
    ],
    ['with rules left out', [[...weekends, 'EXRULE:FREQ=WEEKLY;INTERVAL=2']], [all[1]!, all[3]!]],
    [
      'with days added',
      [[...weekends, 'RDATE;VALUE=DATE:20270701,20270801']],
      [...all, '07-01/07-03', '08-01/08-03'],
    ],
    [
      'with periods added',
      [timed(['RDATE;VALUE=PERIOD:20270701T130000Z/20270705T070000Z,20270801T130000Z/P2D'])],
      [...all, '07-01/07-05', '08-01/08-03'],
    ],
    [
      'with a shorter and a longer period at starts of its own: the longer is kept',
      [timed(['RDATE;VALUE=PERIOD:20270604T130000Z/PT12H,20270611T130000Z/P3D'])],
      ['06-04/06-06', '06-11/06-14', ...all.slice(2)],
    ],
    ['with an empty list added', [[...weekends, 'RDATE:', 'EXDATE:']], all],
    [
      'until a time in UTC',
      [timed([]).map((line) => line.replace('COUNT=4', 'UNTIL=20270618T130000Z'))],
      all.slice(0, 3),
    ],
    [
      'until just before',
      [timed([]).map((line) => line.replace('COUNT=4', 'UNTIL=20270618T125959Z'))],
      all.slice(0, 2),
    ],
    [
      'until a day',
      [timed([]).map((line) => line.replace('COUNT=4', 'UNTIL=20270618'))],
      all.slice(0, 3),
    ],
    [
      'with spaces and small letters',
      [weekends.map((line) => line.replace('RRULE:FREQ=WEEKLY;', 'rrule: freq=weekly; '))],
      all,
    ],
    ['that is free time', [[...weekends, 'TRANSP:TRANSPARENT']], []],
    ['that is cancelled', [[...weekends, 'STATUS:CANCELLED']], []],
    [
      'with one moved',
      [
        weekends,
        [
          'UID:x',
          day('RECURRENCE-ID', '2027-06-11'),
          day('DTSTART', '2027-06-14'),
          day('DTEND', '2027-06-15'),
        ],
      ],
      [all[0]!, '06-14/06-15', all[2]!, all[3]!],
    ],
    [
      'with one moved that stands in front',
      [
        [
          'UID:x',
          'RECURRENCE-ID:20270611T130000Z',
          'DTSTART:20270614T130000Z',
          'DTEND:20270615T070000Z',
        ],
        timed([]),
      ],
      [all[0]!, '06-14/06-15', all[2]!, all[3]!],
    ],
    [
      'of days with one named by its midnight, as Exchange does',
      [
        weekends,
        [
          'UID:x',
          'RECURRENCE-ID;TZID=W. Europe Standard Time:20270611T000000',
          day('DTSTART', '2027-06-14'),
        ],
      ],
      [all[0]!, '06-14/06-15', all[2]!, all[3]!],
    ],
    [
      'with one cancelled',
      [weekends, ['UID:x', day('RECURRENCE-ID', '2027-06-11'), 'STATUS:CANCELLED']],
      without11,
    ],
    [
      'with one changed twice',
      [
        weekends,
        ['UID:x', 'SEQUENCE:2', day('RECURRENCE-ID', '2027-06-11'), day('DTSTART', '2027-06-15')],
        ['UID:x', 'SEQUENCE:1', day('RECURRENCE-ID', '2027-06-11'), day('DTSTART', '2027-06-14')],
      ],
      [all[0]!, '06-15/06-16', all[2]!, all[3]!],
    ],
    [
      'with all moved from one on',
      [
        weekends,
        [
          'UID:x',
          'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270618',
          day('DTSTART', '2027-06-19'),
          'DURATION:P1D',
        ],
      ],
      [all[0]!, all[1]!, '06-19/06-20', '06-26/06-27'],
    ],
    [
      'with all cancelled from one on',
      [
        weekends,
        ['UID:x', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270618', 'STATUS:CANCELLED'],
      ],
      all.slice(0, 2),
    ],
    [
      'whose only part is one change',
      [
        [
          'UID:x',
          day('RECURRENCE-ID', '2027-06-11'),
          day('DTSTART', '2027-06-14'),
          day('DTEND', '2027-06-16'),
        ],
      ],
      ['06-14/06-16'],
    ],
    [
      'in an older and a newer version',
      [
        [...weekends, 'SEQUENCE:1'],
        ['UID:x', 'SEQUENCE:2', day('DTSTART', '2027-07-02'), 'RRULE:FREQ=DAILY;COUNT=2'],
      ],
      ['07-02/07-04'],
    ],
    [
      'that became one event',
      [
        [...weekends, 'SEQUENCE:1'],
        ['UID:x', 'SEQUENCE:2', day('DTSTART', '2027-07-02')],
      ],
      ['07-02/07-03'],
    ],
    [
      'that cannot be read',
      [weekends.map((line) => line.replace('WEEKLY', 'OFTEN'))],
      all.slice(0, 1),
      ['Tekrar kuralı okunamadı.'],
    ],
    [
      'with a part that nobody knows',
      [weekends.map((line) => `${line}${line.startsWith('RRULE') ? ';BYEASTER=1' : ''}`)],
      all.slice(0, 1),
      ['Tekrar kuralı okunamadı.'],
    ],
    [
      'with an addition that cannot be read',
      [[...weekends, 'RDATE:soon']],
      all,
      ['Eklenen tarihlerinden biri okunamadı.'],
    ],
    [
      'with an exclusion that cannot be read',
      [[...weekends, 'EXDATE:2027']],
      all,
      ['Çıkarılan tarihlerinden biri okunamadı; o gece kapalı kalır.'],
    ],
    [
      'with a change that cannot be read',
      [weekends, ['UID:x', day('RECURRENCE-ID', '2027-06-11'), 'DTSTART:someday']],
      all,
      ['Değiştirilen bir tekrarının tarihi okunamadı.'],
    ],
  ])('%s', (_what, events, expected, warnings = []) => {
    expect([rangesOf(calendar(...events)), warningsOf(calendar(...events))]).toEqual([
      expected,
      warnings,
    ]);
  });

  it('takes the nights that a long period from before today still has', () => {
    const period = 'RDATE;VALUE=PERIOD:20261203T130000Z/20270120T070000Z';
    expect(rangesOf(calendar(timed([period])))).toContain('01-01/01-20');
  });

  it('with longer following occurrences takes the nights of the current one', () => {
    const weekly = ['UID:x', day('DTSTART', '2026-12-02'), 'RRULE:FREQ=WEEKLY;COUNT=5'];
    const longer = [
      'UID:x',
      `RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261209`,
      day('DTSTART', '2026-12-09'),
      'DURATION:P5D',
    ];
    // The last one begins on 30 December.
    expect(rangesOf(calendar(weekly, longer))).toEqual(['01-01/01-04']);
    expect(
      rangesOf(calendar([...weekly.slice(0, 2), 'RRULE:FREQ=WEEKLY;COUNT=4'], longer)),
    ).toEqual([]);
    const gone = [...weekly.slice(0, 2), 'RRULE:FREQ=WEEKLY;UNTIL=20261228'];
    const muchLonger = longer.with(3, 'DURATION:P10D');
    expect(rangesOf(calendar(gone, muchLonger))).toEqual(['01-01/01-02']);
  });

  it('keeps the key of an occurrence when it is changed', () => {
    const uids = (...events: string[][]) => read(calendar(...events)).events.map(({ uid }) => uid);
    const before = uids(weekends);
    expect(before[1]).toBe('x#2027-06-11');
    const moved = ['UID:x', day('RECURRENCE-ID', '2027-06-11'), day('DTSTART', '2027-06-14')];
    expect(uids(weekends, moved).toSorted()).toEqual(before.toSorted());
    expect(uids(moved)).toEqual(['x#2027-06-11']);
  });
});

describe('a rule that RFC 5545 forbids', () => {
  const DOUBTFUL = 'Tekrar kuralı standarda uymuyor; satıcı başka günleri de kastetmiş olabilir.';
  const seriesOf = (rule: string) =>
    calendar(['UID:x', day('DTSTART', '2027-06-01'), `RRULE:${rule}`]);

  it.each([
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0',
    'FREQ=YEARLY;BYYEARDAY=0',
    'FREQ=YEARLY;BYWEEKNO=0',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=1MO;COUNT=3',
    'FREQ=WEEKLY;BYMONTHDAY=13',
    'FREQ=MONTHLY;BYWEEKNO=20',
    'FREQ=MONTHLY;BYYEARDAY=100',
    'FREQ=MONTHLY;BYSETPOS=1',
    'FREQ=DAILY;INTERVAL=0;COUNT=3',
    'FREQ=DAILY;COUNT=3;UNTIL=20270602',
    'FREQ=DAILY;FREQ=WEEKLY;COUNT=3',
  ])('is taken for what it seems to say, and named: %s', (rule) => {
    expect(nightsOf(seriesOf(rule))).toContain('2027-06-01');
    expect(warningsOf(seriesOf(rule)).filter((why) => why !== DOUBTFUL)).toEqual([]);
    expect(read(seriesOf(rule)).warnings).toMatchObject([{ uid: 'x', why: DOUBTFUL }]);
  });

  it('loses its hours when it is about whole days', () => {
    const text = seriesOf('FREQ=WEEKLY;BYHOUR=9,22;BYMINUTE=30;COUNT=3');
    expect(rangesOf(text)).toEqual(['06-01/06-02', '06-08/06-09', '06-15/06-16']);
    expect(rangesOf(seriesOf('FREQ=HOURLY;INTERVAL=23;COUNT=3'))).toEqual(['06-01/06-03']);
  });
});

describe('a rule without end', () => {
  const bomb = (line: string) => calendar(['UID:x', 'DTSTART:20270101T100000Z', line]);
  const open = (line: string) => nightsOf(bomb(line)).length;

  it('takes every night up to the horizon, whatever its frequency', () => {
    expect(open('RRULE:FREQ=DAILY')).toBe(1100);
    expect(open('RRULE:FREQ=SECONDLY')).toBe(1100);
    expect(open('RRULE:FREQ=MINUTELY;COUNT=999999999')).toBe(1100);
    expect(open('RRULE:FREQ=HOURLY;INTERVAL=48')).toBe(550);
    expect(open('RRULE:FREQ=SECONDLY;COUNT=1000000')).toBe(13);
    expect(open('RRULE:FREQ=HOURLY;COUNT=48')).toBe(3);
  });

  // Of many starts on one day only the first and the last matter.
  it.each([
    [
      'is moved',
      ['RECURRENCE-ID:20270601T000000Z', 'DTSTART:20270610T000000Z', 'DURATION:PT1H'],
      ['06-01/06-03', '06-10/06-11'],
    ],
    ['is cancelled', ['RECURRENCE-ID:20270601T000000Z', 'STATUS:CANCELLED'], ['06-01/06-03']],
    [
      'is moved with all that follow',
      [
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20270601T210000Z',
        'DTSTART:20270610T210000Z',
        'DURATION:PT1H',
      ],
      ['06-01/06-03', '06-11/06-12'],
    ],
  ])('by the hour keeps the nights beside a start that %s', (_, change, expected) => {
    // 3:00, 10:00 and 17:00 of one day, midnight of the next.
    const series = [
      'UID:x',
      'DTSTART:20270601T000000Z',
      'DURATION:PT32H',
      'RRULE:FREQ=HOURLY;INTERVAL=7;COUNT=4',
    ];
    expect(rangesOf(calendar(series, ['UID:x', ...change]))).toEqual(expected);
  });

  it('that is hourly keeps the nights next to an excluded start', () => {
    const series = ['UID:x', 'DTSTART:20270601T000000Z', 'RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=4'];
    expect(rangesOf(calendar(series))).toEqual(['06-01/06-02']);
    const left = (...times: string[]) =>
      rangesOf(calendar([...series, ...times.map((time) => `EXDATE:20270601T${time}0000Z`)]));
    expect(left('00', '18')).toEqual(['06-01/06-02']);
    expect(left('00', '12', '06', '18')).toEqual([]);
  });

  it('that began long ago does not cost more', () => {
    const ago = calendar(['UID:x', day('DTSTART', '1601-01-01'), 'RRULE:FREQ=DAILY']);
    expect([nightsOf(ago).length, warningsOf(ago)]).toEqual([1100, []]);
  });

  it('without occurrences takes only its first night', () => {
    for (const never of [
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=MONTHLY;INTERVAL=12;BYMONTH=3',
      'FREQ=DAILY;INTERVAL=999999999999',
      'FREQ=YEARLY;INTERVAL=999999999',
    ]) {
      expect([never, open(`RRULE:${never}`)]).toEqual([never, 1]);
    }
  });

  it('is cut with a warning when it exceeds the feed’s budget', () => {
    const often = 'Çok sık tekrarlanıyor; tekrarlarının hepsi alınamadı.';
    expect(warningsOf(bomb('RRULE:FREQ=SECONDLY;BYHOUR=3;BYMINUTE=7'))).toEqual([often]);
    const ten = Array.from({ length: 10 }, (_, i) => [
      `UID:${i}`,
      `SUMMARY:${i}`,
      day('DTSTART', addDays('2027-01-01', i)),
      'RRULE:FREQ=DAILY',
      `DURATION:P${i + 1}D`,
    ]);
    const { events, warnings } = read(calendar(...ten));
    expect(events).toHaveLength(5000);
    expect(warnings.map(({ uid, why }) => [uid, why])).toEqual(
      ['4', '5', '6', '7', '8', '9'].map((uid) => [uid, often]),
    );
  });

  it.each([
    ['seconds', 'RRULE:FREQ=SECONDLY;BYHOUR=3;BYMINUTE=7'],
    ['a huge count', 'RRULE:FREQ=DAILY;COUNT=99999999999'],
    ['a huge interval', 'RRULE:FREQ=HOURLY;INTERVAL=99999999999'],
    ['no day', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=5'],
    ['no week', 'RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO;BYMONTH=6'],
    [
      'all times of a day',
      `RRULE:FREQ=DAILY;BYHOUR=${[...Array(24).keys()].join(',')};BYMINUTE=${[...Array(60).keys()].join(',')};BYSECOND=${[...Array(60).keys()].join(',')}`,
    ],
    ['many rules', Array.from({ length: 4000 }, () => 'RRULE:FREQ=DAILY').join('\r\n')],
    ['many dates', `RDATE:${'20270101T000000Z,'.repeat(5500)}20270101T000000Z`],
    [
      'many exclusions',
      `RRULE:FREQ=DAILY\r\nEXDATE:${'20270101T000000Z,'.repeat(5500)}20270101T000000Z`,
    ],
  ])('of %s is read within half a second', (_what, lines) => {
    const text = bomb(lines);
    // Ten times the normal duration: expanding without a cap takes minutes.
    expect(quietTime(() => read(text))).toBeLessThan(500);
  });

  it('that occurs many times in a feed is read within half a second', () => {
    const events = Array.from({ length: 900 }, (_, i) => [
      `UID:${i}`,
      'DTSTART;TZID=America/New_York:20150101T100000',
      'RRULE:FREQ=DAILY;COUNT=9999',
    ]);
    const text = calendar(...events);
    expect(text.length).toBeLessThan(110_000);
    // Ten times the normal duration: expanding without a cap takes minutes.
    expect(quietTime(() => read(text))).toBeLessThan(500);
  });
});
