import { expect, it } from 'vitest';
import { formCost, isCostlyJson } from './body-cost.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['a plain object', '{"a":1,"b":[1,2,3]}', false],
  ['signs in a text', JSON.stringify({ a: '[{,'.repeat(1_000) }), false],
  ['an escaped quote', String.raw`{"a":"\",[\\","b":"\\"}`, false],
  ['a list as deep as allowed', '['.repeat(40) + ']'.repeat(40), false],
  ['a deeper one', '['.repeat(41) + ']'.repeat(41), true],
  ['one that never ends', '[{"a":'.repeat(50), true],
  ['as many values as allowed', `[${'1,'.repeat(98)}1]`, false],
  ['more', `[${'1,'.repeat(100)}1]`, true],
  ['many empty objects', `[${'{},'.repeat(60)}{}]`, true],
  ['not JSON', 'x', false],
])('knows the cost of JSON: %s', (_, text, expected) => {
  expect(isCostlyJson(text, 100)).toBe(expected);
});

const MULTIPART = 'multipart/form-data; boundary=';
const FIELD = 'Content-Disposition: form-data; name="a"';
const parts = (count: number, boundary: string, head = '') =>
  bytes(`${`--${boundary}\r\n${head}\r\n\r\n`.repeat(count)}--${boundary}--`);
const LONG = `${'-'.repeat(69)}x`;

it.each([
  ['Chrome, Safari', '----WebKitFormBoundary7MA4YWxkTrZu0gW'],
  ['Firefox', '----geckoformboundary8f0c2a1b9d7e6f5a'],
  ['an older Firefox', '---------------------------293582696224464'],
  ['Node', '----formdata-undici-034759105847'],
  ['curl', '------------------------d74496d66958873e'],
  ['Java', 'Boundary_1_1234567890_1700000000000'],
])('reads a form of %s', (_, boundary) => {
  expect(formCost(MULTIPART + boundary, parts(2, boundary, FIELD))).toBe('low');
  expect(formCost(`${MULTIPART}"${boundary}"`, parts(301, boundary))).toBe('high');
});

it.each<[string, string, Uint8Array, ReturnType<typeof formCost>]>([
  ['three hundred fields', 'application/x-www-form-urlencoded', bytes('a=1&'.repeat(299)), 'low'],
  ['more', 'application/x-www-form-urlencoded', bytes('&'.repeat(300)), 'high'],
  ['three hundred parts', `${MULTIPART}"b c"`, parts(300, 'b c', FIELD), 'low'],
  ['more parts', `${MULTIPART}x; charset=utf-8`, parts(301, 'x'), 'high'],
  ['more parts whose lines end in a newline', `${MULTIPART}x`, bytes('--x\n'.repeat(400)), 'high'],
  [
    'a paper of short lines',
    `${MULTIPART}x`,
    bytes(`--x\r\n\r\n${'0000000 n\n'.repeat(200_000)}\r\n--x--`),
    'low',
  ],
  [
    'lines and nothing in them',
    `${MULTIPART}x`,
    bytes(`--x\r\n\r\n${'\n'.repeat(200_000)}`),
    'high',
  ],
  [
    'a type with more before',
    'multipart/form-data; charset=utf-8; boundary=x',
    parts(1, 'x'),
    'low',
  ],
  ['no boundary', 'Multipart/Form-Data', bytes('--\r\n'.repeat(400)), 'unreadable'],
  ['an empty boundary', `${MULTIPART}""`, parts(400, ''), 'unreadable'],
  ['too long a boundary', MULTIPART + 'x'.repeat(71), parts(1, 'x'.repeat(71)), 'unreadable'],
  [
    'a quoted boundary that hides another',
    `${MULTIPART.replace('b', 'x="; b')}y"; boundary=x`,
    parts(400, 'x'),
    'unreadable',
  ],
  ['two boundaries', `${MULTIPART}y; Boundary=x`, parts(400, 'x'), 'unreadable'],
  ['an escaped boundary', `${MULTIPART}"\\x"`, parts(400, 'x'), 'unreadable'],
  [
    'a body that begins elsewhere',
    `${MULTIPART}x`,
    bytes(`a--x\r\n${'b'.repeat(70_000)}`),
    'unreadable',
  ],
  ['nothing', `${MULTIPART}x`, bytes(''), 'unreadable'],
  ['dashes that are nearly a boundary', MULTIPART + LONG, bytes('-'.repeat(90_000)), 'unreadable'],
  ['dashes of a file', `${MULTIPART}x`, bytes(`--x\r\n\r\n${'--y\r\n'.repeat(20_000)}`), 'low'],
  [
    'boundaries within lines of a file',
    `${MULTIPART}x`,
    bytes(`--x\r\n\r\n${' --x'.repeat(400)}`),
    'low',
  ],
  ['a long head', `${MULTIPART}x`, parts(1, 'x', `${FIELD}; a="${'b'.repeat(70_000)}"`), 'high'],
  [
    'a head of many lines',
    `${MULTIPART}x`,
    parts(1, 'x', `${FIELD}\r\n${'A: b\r\n'.repeat(12_000)}`),
    'high',
  ],
  [
    'a head that only seems to end',
    `${MULTIPART}x`,
    bytes(`--x\r\n${FIELD}\r\n\r${'b'.repeat(70_000)}`),
    'high',
  ],
  [
    'long heads together',
    `${MULTIPART}x`,
    parts(100, 'x', `${FIELD}; filename="${'b'.repeat(800)}"`),
    'high',
  ],
])('knows the cost of a form: %s', (_, type, body, expected) => {
  expect(formCost(type, body)).toBe(expected);
});
