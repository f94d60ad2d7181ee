import { parseBulletin } from '#domain/exchange-rates/tcmb.ts';
import { readPicture } from '#domain/media/picture-file.ts';
import { parseInline, plainText } from '#domain/rich-text/rich-text.ts';
import { plainAddress } from '#domain/values/ip-address.ts';
import { formCost, isCostlyJson } from '#domain/wire/body-cost.ts';
import { understand } from '#domain/desk/call/call.testing.ts';
import { parseFeed } from '#worker/features/calendars/read/parse-feed.ts';
import { bytesOf, count, fill, type Shape, shapesOf } from './shape.ts';

const DAY = '2026-11-28';
const readFeed = (text: string) => {
  try {
    return parseFeed(text, DAY);
  } catch {
    return null;
  }
};
const calendar = (content: string) => `BEGIN:VCALENDAR\r\n${content}END:VCALENDAR\r\n`;
const event = (lines: string) =>
  `BEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20270101\r\n${lines}END:VEVENT\r\n`;

const feeds = shapesOf('calendar', readFeed, {
  events: (size) =>
    calendar(
      count(size, 250, (i) =>
        event(`SUMMARY:${'a'.repeat(160)}${i}\r\n`).replace('UID:a', `UID:${i}`),
      ),
    ),
  'folded lines': (size) => calendar(event(`SUMMARY:a\r\n${fill(' b\r\n', size)}`)),
  'one line': (size) => calendar(event(`DESCRIPTION:${fill('a', size)}\r\n`)),
  'a long summary': (size) => calendar(event(`SUMMARY:${fill('\\,', size)}\r\n`)),
  quotes: (size) => calendar(event(`SUMMARY;A="${fill('";"', size)}:x\r\n`)),
  parameters: (size) => calendar(event(`DTEND${fill(';A=b', size)}:20270102\r\n`)),
  'excluded days': (size) =>
    calendar(event(`RRULE:FREQ=DAILY\r\nEXDATE:${fill('20270101,', size)}\r\n`)),
  'busy times': (size) =>
    calendar(
      `BEGIN:VFREEBUSY\r\nFREEBUSY:${fill('20270101T000000Z/20270102T000000Z,', size)}\r\nEND:VFREEBUSY\r\n`,
    ),
  'unknown parts': (size) => calendar(fill('BEGIN:X\r\nEND:X\r\n', size)),
  'rules of every second': (size) =>
    calendar(
      count(size, 120, (i) => event('RRULE:FREQ=SECONDLY\r\n').replace('UID:a', `UID:${i}`)),
    ),
  'rules without a day': (size) =>
    calendar(event(fill('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\r\n', size))),
  'zones of many changes': (size) =>
    calendar(
      `BEGIN:VTIMEZONE\r\nTZID:X\r\n${fill('BEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0300\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\n', size)}END:VTIMEZONE\r\n${event('DTEND;TZID=X:20270102T000000\r\n')}`,
    ),
  'changes of one series': (size) =>
    calendar(
      `${event('RRULE:FREQ=DAILY\r\n')}${fill(event('RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270105\r\n'), size)}`,
    ),
  'a deep calendar': (size) => fill('BEGIN:VCALENDAR\r\n', size),
  colons: (size) => calendar(fill(':;:;\r\n', size)),
});

const json = shapesOf('JSON', (text: string) => isCostlyJson(text, 20_000), {
  texts: (size) => `["${fill('[{', size)}"]`,
  escapes: (size) => `["${fill('\\"', size)}"]`,
  depth: (size) => fill('[', size),
  values: (size) => `[${fill('1,', size)}1]`,
});

const MULTIPART = 'multipart/form-data; boundary=';
const form = (type: string) => (text: string) => formCost(type, bytesOf(text));
const LONG = `${'-'.repeat(69)}x`;
const forms = [
  ...shapesOf('multipart', form(`${MULTIPART}x`), {
    'empty parts': (size) => fill('--x\r\n\r\n\r\n', size),
    'a file': (size) => `--x\r\n\r\n${fill('--y-', size)}`,
    newlines: (size) => `--x\r\n\r\n${fill('aaaa\n', size)}`,
  }),
  ...shapesOf('long boundary', form(MULTIPART + LONG), {
    dashes: (size) => `--${LONG}\r\n\r\n${fill('-', size)}`,
    'lines of dashes': (size) => `--${LONG}\r\n\r\n${fill(`\n${'-'.repeat(70)}`, size)}`,
  }),
  ...shapesOf('form', form('application/x-www-form-urlencoded'), {
    fields: (size) => fill('a&', size),
    'one field': (size) => `a=${fill('b', size)}`,
  }),
];

const pictures = shapesOf(
  'picture',
  (text: string) => readPicture(Uint8Array.from(text, (sign) => sign.charCodeAt(0))),
  {
    'JPEG of segments': (size) => `\u00ff\u00d8${fill('\u00ff\u00e1\u0000\u0004ab', size)}`,
    'JPEG of fill bytes': (size) => `\u00ff\u00d8${fill('\u00ff', size)}`,
    'PNG of empty chunks': (size) =>
      `\u0089PNG\r\n\u001a\n${fill('\u0000\u0000\u0000\u0000tEXt\u0000\u0000\u0000\u0000', size)}`,
    'WebP of empty chunks': (size) =>
      `RIFF\u0000\u0000\u0000\u0000WEBP${fill('EXIF\u0000\u0000\u0000\u0000', size)}`,
  },
);

const texts = [
  ...shapesOf(
    'rates',
    parseBulletin,
    {
      currencies: (size) => `<Tarih_Date>${fill('<Currency Kod="USD">', size)}`,
      attributes: (size) => `<Tarih_Date ${fill('a="b" ', size)}>`,
      'open tags': (size) => fill('<Tarih_Date', size),
      'open currencies': (size) =>
        `<Tarih_Date Tarih="20.11.2026">${fill('<Currency ', size)}</Tarih_Date>`,
      blanks: (size) => `<?xml ${fill(' ', size)}`,
    },
    190_000,
  ),
  ...shapesOf(
    'rich text',
    (text: string) => [parseInline(text), plainText(text)],
    {
      stars: (size) => fill('*', size),
      links: (size) => fill('[a](https://b.example)', size),
      'open links': (size) => fill('[a](', size),
      brackets: (size) => fill('[', size),
    },
    20_000,
  ),
  ...shapesOf('address', plainAddress, {
    colons: (size) => fill(':', size),
    groups: (size) => fill('1:', size),
  }),
  // What somebody types is at most a few hundred signs long; the field holds no more.
  ...shapesOf(
    'sentence',
    understand,
    {
      words: (size) => fill('kalkan ', size),
      numbers: (size) => fill('12 temmuz ', size),
      digits: (size) => fill('1', size),
      'one word': (size) => fill('ğ', size),
      dashes: (size) => fill('-', size),
    },
    1_000,
  ),
];

export const OTHERS: Shape[] = [...feeds, ...json, ...forms, ...pictures, ...texts];
