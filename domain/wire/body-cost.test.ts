import { expect, it } from 'vitest';
import { isCostlyForm, isCostlyJson } from './body-cost.ts';

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
const parts = (count: number, boundary: string) =>
  bytes(`${`--${boundary}\r\n\r\n\r\n`.repeat(count)}--${boundary}--`);

it.each([
  ['three hundred fields', 'application/x-www-form-urlencoded', bytes('a=1&'.repeat(299)), false],
  ['more', 'application/x-www-form-urlencoded', bytes('&'.repeat(300)), true],
  ['three hundred parts', `${MULTIPART}"b c"`, parts(300, 'b c'), false],
  ['more parts', `${MULTIPART}x; charset=utf-8`, parts(301, 'x'), true],
  ['parts without a boundary', 'Multipart/Form-Data', bytes('--\r\n'.repeat(400)), true],
  ['too long a boundary', MULTIPART + 'x'.repeat(71), bytes(''), true],
  ['dashes of a file', `${MULTIPART}x`, bytes('--y\r\n'.repeat(5_000)), false],
])('knows the cost of a form: %s', (_, type, body, expected) => {
  expect(isCostlyForm(type, body)).toBe(expected);
});
