import { choicesOf, flatten, type JsonSchema, typesOf } from './json-schema.ts';

/** The example for a field of this name when its schema has none. */
const BY_NAME: Record<string, unknown> = {
  address: 'Kalkan Mah. Yalıboyu Cad. No: 7, Kaş / Antalya',
  author: 'Gülşah Ö.',
  birthDate: '1988-04-23',
  checkIn: '2027-06-15',
  checkInTime: '16:00',
  check_in_time: '16:00',
  checkOut: '2027-06-22',
  checkOutTime: '10:00',
  check_out_time: '10:00',
  checkout: '2027-06-22',
  code: 'KY-0142',
  currency: 'TRY',
  customer_name: 'Gülşah Öztürk',
  date2: '2027-06-30',
  dollar_exchange_rate: '41.8512',
  endsOn: '2027-06-30',
  entity: 'villa',
  euro_exchange_rate: '48.2301',
  finished_at: '2027-06-22',
  firstName: 'Gülşah',
  iban: 'TR330006100519786457841326',
  identityNumber: '10000000146',
  image: 'pictures/0190c2f4/Gorunus',
  key: 'site_phone',
  lastName: 'Öztürk',
  name: 'Villa Çınar',
  nationality: 'TR',
  newPassword: 'Yosunlu-Kayalık-9',
  no: '07-1234',
  order: 1,
  password: 'Yosunlu-Kayalık-9',
  reservationCode: 'KY26-7WQ4M9KX',
  reservation_id: 'KY26-7WQ4M9KX',
  retention_identity_days: '365',
  retention_message_days: '730',
  retention_request_days: '365',
  run: '0b8f4f0e-3c6a-4a52-9d6e-2f1d6a7c9b10',
  screen: 'reservations',
  slug: 'villa-cinar',
  started_at: '2027-06-15',
  sterling_exchange_rate: '56.1045',
  tiers: [
    { daysBefore: 60, keptRate: 0 },
    { daysBefore: 0, keptRate: 10_000 },
  ],
  title: 'Rezervasyon nasıl yapılır?',
  url: 'https://www.example.com/takvim.ics',
  version: 3,
};

/** A small valid value for a schema, always the same: for the reference and for tests. */
export function exampleOf(given: JsonSchema, name = ''): unknown {
  const schema = flatten(given);
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  if (schema.default === null) return null;
  const [choice] = choicesOf(schema);
  if (choice !== undefined) return exampleOf(choice, name);
  const [type] = typesOf(schema);
  if (type === 'object') return exampleObject(schema);
  if (type === 'array') return exampleList(schema, name);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return exampleNumber(schema, name);
  return type === 'string' ? exampleText(schema, name) : null;
}

function exampleObject({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name)]),
  );
}

function exampleList({ items }: JsonSchema, name: string): unknown[] {
  const named = BY_NAME[name];
  if (Array.isArray(named)) return named;
  return items === undefined ? [] : [exampleOf(items, singular(name))];
}

function exampleNumber(schema: JsonSchema, name: string): number {
  const named = BY_NAME[name];
  const wished = typeof named === 'number' ? named : 2;
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? Number.MIN_SAFE_INTEGER) + 1;
  const most = schema.maximum ?? Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(wished, least), most);
}

function exampleText(schema: JsonSchema, name: string): string {
  if (schema.format === 'binary') return '(dosya)';
  const named = BY_NAME[name];
  const isInstant = schema.format === 'date-time' || /(?:At|_at)$/.test(name);
  const candidates = [named, isInstant ? '2026-11-21T09:00:00.000Z' : undefined, ...TEXTS];
  const fitting = candidates.find((text) => typeof text === 'string' && fits(text, schema));
  return typeof fitting === 'string' ? fitting : 'a'.repeat(Math.max(schema.minLength ?? 1, 1));
}

/** What most patterns accept one of. */
const TEXTS = ['Kısa bir not', 'kisa-bir-not', '12', '2026-11', '09:30', '#1f6f78'];

function fits(text: string, { pattern, minLength = 0, maxLength = 5000 }: JsonSchema): boolean {
  if (text.length < minLength || text.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

/** The singular of a list's name: `ids` → `id`; `categories` is unchanged. */
const singular = (name: string) => name.replace(/s$/, '');
