import type { Operation } from '#worker/reference/document.ts';
import { exampleOf } from '#worker/reference/example.ts';
import type { JsonSchema } from '#worker/reference/json-schema.ts';
import type { Random } from './random.ts';

/** A request that a schema should refuse, or that should at least not fail with 500. */
export type Draw = { url: string; body?: string; headers: Record<string, string> };

const TEXTS = [
  '',
  ' ',
  'x',
  'a'.repeat(300),
  'ş'.repeat(6_000),
  'x'.repeat(120_000),
  'İIıi ğüşöç',
  '🏖️'.repeat(40),
  'satır\r\nBcc: kurban@posta.example',
  'nul\u0000bayt',
  '\u202Egnp.exe',
  '\uFEFF',
  '\uD800',
  "'; drop table villas; --",
  "' or 1=1 --",
  '" or ""="',
  'x%27%20or%201=1',
  '%',
  '_',
  '\\',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '=HYPERLINK("http://kotu.example")',
  '2027-02-30',
  '2199-12-31',
  '2000-01-01',
  '0000-00-00',
  '2027-06-15T25:61:61Z',
  '99999999999999999999',
  '-1',
  '1e9',
  '0x10',
  '1.5',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  1.5,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  999_999_999,
];

/** Invalid ids, and valid ones without a row. */
const BAD_IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '999999999',
  '9999999999999999999',
  'abc',
  '%00',
  '%27',
  '%',
  '%zz',
  '%ED%A0%80',
  '..',
  '%2e%2e%2f',
  'a%2Fb',
  "1'--",
  '1%20or%201=1',
  'x'.repeat(2_000),
  '__proto__',
  'constructor',
  '%F0%9F%8F%96',
  'undefined',
  'null',
  '[1]',
  '{}',
];

const BROKEN_JSON = [
  '',
  '{',
  '[',
  '{"a":',
  '{"a":1,}',
  "{'a':1}",
  'undefined',
  'NaN',
  '{"a":1}{"b":2}',
  '\u0000',
  'null',
  '[]',
  '0',
  '"metin"',
  'true',
  '[[[]]]',
  '{"__proto__":{"admin":true}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  '{"a":1e999}',
  '{"a":1,"a":2}',
  'a=1&b=2',
];

const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'image/png',
  'x',
];

/** A value of a wrong type or range, or by chance a valid one. */
function oddValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return random.pick(NUMBERS);
    case 1:
      return random.pick([null, true, false]);
    case 2:
      return random.pick([
        [],
        {},
        [[]],
        [null],
        { a: 1 },
        [1, 1],
        Array.from({ length: 600 }, () => 1),
      ]);
    default:
      return random.pick(TEXTS);
  }
}

/**
 * Draws one malformed request of a call. `ids` are those of real rows, used in its path and body.
 */
export function drawMalformed(
  random: Random,
  path: string,
  operation: Operation,
  ids: ReadonlyMap<string, string | number>,
  mayTouchRows: boolean,
): Draw {
  const headers: Record<string, string> = { 'idempotency-key': `anahtar-${random.below(1e9)}` };
  const json = operation.requestBody?.content['application/json']?.schema;
  const form = operation.requestBody?.content['multipart/form-data']?.schema;
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const isOddPath = path.includes('{') && (!mayTouchRows || random.below(3) === 0);
  const base = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isOddPath ? random.pick(BAD_IDS) : String(ids.get(`${path} ${name}`) ?? ids.get(name) ?? 1),
  );
  const url = base + (query.length > 0 || random.below(10) === 0 ? drawQuery(random, query) : '');
  if (random.below(12) === 0)
    headers['idempotency-key'] = random.pick(['', 'x', 'a'.repeat(200), "';--"]);
  if (form !== undefined) return { url, ...drawForm(random, form, headers) };
  if (json === undefined) return { url, headers };
  return { url, ...drawJson(random, json, ids, headers) };
}

function drawQuery(random: Random, parameters: NonNullable<Operation['parameters']>): string {
  const names = [...parameters.map(({ name }) => name), 'bilinmeyen', 'skip', 'take', '__proto__'];
  const parts = Array.from({ length: 1 + random.below(3) }, () => {
    const raw = random.pick([...TEXTS.filter((text) => text.length < 5_000), ...BAD_IDS]);
    return `${random.pick(names)}=${encode(raw)}`;
  });
  return `?${parts.join('&')}`;
}

/** Encodes as a browser does; lone surrogates and encoded text are left as they are. */
function encode(text: string): string {
  try {
    return text.startsWith('%') ? text : encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

function drawJson(
  random: Random,
  schema: JsonSchema,
  ids: ReadonlyMap<string, string | number>,
  headers: Record<string, string>,
): Omit<Draw, 'url'> {
  const kind = random.below(20);
  if (kind === 0) return { body: random.pick(BROKEN_JSON), headers };
  if (kind === 1) {
    const type = random.pick(TYPES);
    return {
      body: JSON.stringify(exampleOf(schema)),
      headers: { ...headers, 'content-type': type },
    };
  }
  const body = withIds(exampleOf(schema), ids, random);
  for (let i = random.below(2); i >= 0; i--) spoil(random, body);
  return { body: JSON.stringify(body), headers };
}

/** A form with missing, duplicate or wrong parts, or a body that is no form. */
function drawForm(
  random: Random,
  { properties = {} }: JsonSchema,
  headers: Record<string, string>,
): Omit<Draw, 'url'> {
  if (random.below(6) === 0) return { body: random.pick(BROKEN_JSON), headers };
  const names = [...Object.keys(properties), 'bilinmeyen'];
  const parts = Array.from({ length: random.below(5) }, () => {
    const name = random.pick(names);
    const file =
      random.below(2) === 0 ? `; filename="${random.pick(['a.jpg', '../x', 'ş.PDF', ''])}"` : '';
    const content = random.pick([
      ...TEXTS,
      '\x89PNG\r\n\x1a\n',
      '\xFF\xD8\xFF',
      '%PDF-1.7',
      'RIFF0000WEBP',
    ]);
    return `--sinir\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  const end = random.pick(['--sinir--\r\n', '--sinir', '']);
  const type = random.pick([
    'multipart/form-data; boundary=sinir',
    'multipart/form-data; boundary=sinir',
    'multipart/form-data',
  ]);
  return { body: parts.join('') + end, headers: { ...headers, 'content-type': type } };
}

/** The example with the ids of real rows, so that validation gets as far as the other errors. */
function withIds(
  value: unknown,
  ids: ReadonlyMap<string, string | number>,
  random: Random,
  name = '',
): unknown {
  if (Array.isArray(value))
    return value.map((one) => withIds(one, ids, random, name.replace(/s$/, '')));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withIds(part, ids, random, key)]),
    );
  }
  if (name === 'version') return 1 + random.below(4);
  const known = ids.get(name);
  return known !== undefined && typeof known === typeof value ? known : value;
}

/** Changes one place of a body: another value, none, or an additional field. */
function spoil(random: Random, body: unknown): void {
  const places = placesOf(body);
  if (places.length === 0) return;
  const { parent, key } = random.pick(places);
  const kind = random.below(8);
  if (kind === 0) delete parent[key];
  else if (kind === 1)
    parent[random.pick(['bilinmeyen', 'id', 'role', 'isAdmin', 'constructor'])] = oddValue(random);
  else parent[key] = oddValue(random);
}

type Parent = Record<string | number, unknown>;

function placesOf(value: unknown): { parent: Parent; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Parent;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesOf(parent[key])]);
}
