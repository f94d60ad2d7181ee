import { describe, expect, it } from 'vitest';
import { readEvents } from '#domain/calendars/events/read-events.ts';
import { parseFeed } from './parse-feed.ts';
import { zoneOfWindowsName } from './windows-zones.ts';

const TODAY = '2027-01-01';

/** A VTIMEZONE of these parts: each with its first change, its offsets, and its rule if any. */
const zone = (tzid: string, ...parts: string[][]) => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  ...parts.flatMap(([start, from, to, ...rules], i) => {
    const kind = i % 2 === 0 ? 'STANDARD' : 'DAYLIGHT';
    const lines = [`DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...rules];
    return [`BEGIN:${kind}`, ...lines, `END:${kind}`];
  }),
  'END:VTIMEZONE',
];

const NEW_YORK = zone(
  'Customized Time Zone',
  ['16010101T020000', '-0400', '-0500', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'],
  ['16010101T020000', '-0500', '-0400', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'],
);

/** The night of a local time in some zone, and the warnings for a person. */
function nightOf(
  tzid: string,
  clock: string,
  zones: string[] = [],
): [string | undefined, string[]] {
  const text = [
    'BEGIN:VCALENDAR',
    ...zones,
    'BEGIN:VEVENT',
    'UID:x',
    `DTSTART;TZID=${tzid}:${clock}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const { events, warnings } = readEvents(parseFeed(text, TODAY), TODAY);
  return [events[0]?.start.slice(5), warnings.map(({ why }) => why)];
}

describe('a zone that the feed defines', () => {
  // A day of Istanbul begins at 16:00 in New York, at 17:00 during daylight saving time.
  it.each([
    ['20270310T155959', '03-10', 'the last second of a winter day'],
    ['20270310T160000', '03-11', 'the first of the next'],
    ['20270313T160000', '03-14', 'the day before the clocks change'],
    ['20270314T160000', '03-14', 'the day on which they do'],
    ['20270314T170000', '03-15', 'an hour later'],
    ['20270701T165959', '07-01', 'summer'],
    ['20270701T170000', '07-02', 'summer, a second later'],
    ['20271106T170000', '11-07', 'the last day of summer'],
    ['20271107T155959', '11-07', 'winter again'],
    ['20271107T160000', '11-08', 'winter again, a second later'],
    ['20290701T170000', '07-02', 'a summer in years'],
  ])('knows %s is the night of %s: %s', (clock, night) => {
    expect(nightOf('Customized Time Zone', clock, NEW_YORK)).toEqual([night, []]);
    expect(nightOf('"Customized Time Zone"', clock, NEW_YORK)).toEqual([night, []]);
    expect(nightOf('America/New_York', clock)).toEqual([night, []]);
    expect(nightOf('Eastern Standard Time', clock)).toEqual([night, []]);
  });

  it('may have abolished daylight saving time', () => {
    const gaveUp = zone(
      'Ofis',
      [
        '19961027T040000',
        '+0300',
        '+0200',
        'RRULE:FREQ=YEARLY;UNTIL=20151108T010000Z;BYMONTH=10;BYDAY=-1SU',
      ],
      [
        '19850420T010000',
        '+0200',
        '+0300',
        'RRULE:FREQ=YEARLY;UNTIL=20160327T010000Z;BYMONTH=3;BYDAY=-1SU',
      ],
    );
    expect(nightOf('Ofis', '20270110T233000', gaveUp)).toEqual(['01-10', []]);
    expect(nightOf('Ofis', '20270111T000000', gaveUp)).toEqual(['01-11', []]);
  });

  it('may list its changes one by one', () => {
    const listed = zone(
      'Liste',
      ['20200101T000000', '+0000', '+0000'],
      ['20270401T000000', '+0000', '+1000', 'RDATE:20270401T000000,20280401T000000'],
      ['20270901T000000', '+1000', '+0000', 'RDATE:20270901T000000,20280901T000000'],
    );
    expect(nightOf('Liste', '20270301T205900', listed)).toEqual(['03-01', []]);
    expect(nightOf('Liste', '20270501T030000', listed)).toEqual(['04-30', []]);
    expect(nightOf('Liste', '20280501T030000', listed)).toEqual(['04-30', []]);
    expect(nightOf('Liste', '20281001T210000', listed)).toEqual(['10-02', []]);
  });

  it('may turn its clocks back by hours: of what comes twice the first counts', () => {
    const island = zone(
      'Ada',
      ['20200101T000000', '+0300', '+0300'],
      ['20200101T000000', '+0300', '+0300'],
      ['20270801T000000', '+0300', '-0100'],
    );
    expect(nightOf('Ada', '20270731T193000', island)).toEqual(['07-31', []]);
    expect(nightOf('Ada', '20270731T233000', island)).toEqual(['07-31', []]);
    expect(nightOf('Ada', '20270801T000000', island)).toEqual(['08-01', []]);
    expect(nightOf('Ada', '20270801T200000', island)).toEqual(['08-02', []]);
  });

  it('may put its clocks forward by hours: what is left out keeps the offset before', () => {
    const island = zone(
      'Ada',
      ['20200101T000000', '-0800', '-0800'],
      ['20270801T080000', '-0800', '+0000'],
    );
    expect(nightOf('Ada', '20270801T075900', island)).toEqual(['08-01', []]);
    expect(nightOf('Ada', '20270801T125900', island)).toEqual(['08-01', []]);
    expect(nightOf('Ada', '20270801T130000', island)).toEqual(['08-02', []]);
    expect(nightOf('Ada', '20270801T160000', island)).toEqual(['08-01', []]);
  });

  it('determines the length of a series that began years ago', () => {
    // Daylight saving time adds an hour: from 08:30 UTC to 20:15 UTC three days later.
    const pacific = zone(
      'Ofis',
      ['19810208T020000', '-0930', '-0830', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYDAY=2SU'],
      ['19811119T030000', '-0830', '-0930', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=-2TH'],
    );
    const text = [
      'BEGIN:VCALENDAR',
      ...pacific,
      'BEGIN:VEVENT',
      'UID:x',
      'DTSTART;TZID=Ofis:20241030T000000',
      'DTEND:20241102T201500Z',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=26',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');
    const { events } = readEvents(parseFeed(text, '2027-01-01'), '2027-01-01');
    expect(events[0]).toMatchObject({ start: '2027-11-26', end: '2027-11-30' });
  });

  it('that cannot be read uses its location, else gives a warning', () => {
    const broken = zone('Ofis', ['20200101T000000', 'x', 'y']);
    const located = broken.toSpliced(2, 0, 'X-LIC-LOCATION:America/New_York');
    expect(nightOf('Ofis', '20270701T170000', located)).toEqual(['07-02', []]);
    expect(nightOf('Ofis', '20270701T170000', broken)).toEqual([
      '07-01',
      ['“Ofis” saat dilimi bilinmiyor; saatleri Türkiye saati sayıldı.'],
    ]);
  });

  it('has a limited cost', () => {
    const bomb = zone('Bomba', [
      '16010101T000000',
      '+0000',
      '+0000',
      'RRULE:FREQ=SECONDLY;BYHOUR=3',
    ]);
    expect(nightOf('Bomba', '20270701T170000', bomb)[1]).toHaveLength(1);
  });
});

describe('a zone by its name', () => {
  it.each([
    ['Turkey Standard Time', '20270701T235959', '07-01'],
    ['W. Europe Standard Time', '20270701T230000', '07-02'],
    ['GMT Standard Time', '20270701T220000', '07-02'],
    ['GMT', '20270701T210000', '07-02'],
    ['UTC', '20270701T205959', '07-01'],
    ['Etc/UTC', '20270701T210000', '07-02'],
    ['UTC-11', '20270701T100000', '07-02'],
    ['"(UTC+03:00) Istanbul"', '20270701T235959', '07-01'],
    ['"(GMT-05:00) Eastern Time (US & Canada)"', '20270701T160000', '07-02'],
    ['GMT+3', '20270701T235959', '07-01'],
    ['UTC+5', '20270701T015959', '06-30'],
    ['europe/istanbul', '20270701T235959', '07-01'],
    ['/freeassociation.sourceforge.net/Asia/Tokyo', '20270701T055959', '06-30'],
  ])('%s at %s is the night of %s', (tzid, clock, night) =>
    expect(nightOf(tzid, clock)).toEqual([night, []]),
  );

  // RFC 5545, 3.3.5: of a repeated hour the first counts, and one that is left out keeps the offset
  // before it. Beirut turns its clocks at midnight, which is 24:00 in Türkiye in October.
  it.each([
    ['Asia/Beirut', '20271030T233000', '10-30', 'the first of a repeated hour'],
    ['Asia/Beirut', '20271031T000000', '10-31', 'the end of it'],
    ['Africa/Cairo', '20271028T233000', '10-28', 'the first of a repeated hour'],
    ['Asia/Beirut', '20270328T003000', '03-28', 'an hour that is left out'],
  ])('%s at %s is the night of %s: %s', (tzid, clock, night) =>
    expect(nightOf(tzid, clock)).toEqual([night, []]),
  );

  it('that is unknown is treated as Türkiye’s, with a warning', () =>
    expect(nightOf('Nowhere/Nothing', '20270701T235959')).toEqual([
      '07-01',
      ['“Nowhere/Nothing” saat dilimi bilinmiyor; saatleri Türkiye saati sayıldı.'],
    ]));

  it('of Windows is mapped to one that the platform knows', () => {
    for (const name of [
      'Turkey',
      'Romance',
      'FLE',
      'GTB',
      'Russian',
      'Line Islands',
      'Qyzylorda',
    ]) {
      const timeZone = zoneOfWindowsName(`${name} Standard Time`);
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZone ?? 'none' })).not.toThrow();
    }
    expect(zoneOfWindowsName('Turkey Daylight Time')).toBe('europe/istanbul');
    expect(zoneOfWindowsName('Central')).toBeNull();
  });
});
