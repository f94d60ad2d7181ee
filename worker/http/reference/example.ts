import { choicesOf, flatten, type JsonSchema, typesOf } from './json-schema.ts';

/** What a field of this name is likely to hold, where its schema does not say. */
const BY_NAME: Record<string, unknown> = {
  address: 'Kalkan Mah. Yalıboyu Cad. No: 7, Kaş / Antalya',
  author: 'Gülşah Ö.',
  checkInTime: '16:00',
  checkOutTime: '10:00',
  currency: 'TRY',
  customer_name: 'Gülşah Öztürk',
  email: 'gulsah@posta.example',
  entity: 'villa',
  firstName: 'Gülşah',
  iban: 'TR330006100519786457841326',
  identityNumber: '10000000146',
  key: 'site_phone',
  lastName: 'Öztürk',
  name: 'Villa Çınar',
  newPassword: 'Yosunlu-Kayalık-9',
  order: 1,
  password: 'Yosunlu-Kayalık-9',
  phone: '0532 123 45 67',
  reservationCode: 'KY26-7WQ4M9KX',
  screen: 'reservations',
  slug: 'villa-cinar',
  title: 'Rezervasyon nasıl yapılır?',
  url: 'https://www.example.com/takvim.ics',
  version: 3,
};

/** A small value that fits a schema, the same one each time: for the reference and for tests. */
export function exampleOf(given: JsonSchema, name = ''): unknown {
  const schema = flatten(given);
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const [choice] = choicesOf(schema);
  if (choice !== undefined) return exampleOf(choice, name);
  const [type] = typesOf(schema);
  if (type === 'object') return exampleObject(schema);
  if (type === 'array') {
    return schema.items === undefined ? [] : [exampleOf(schema.items, singular(name))];
  }
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return exampleNumber(schema, name);
  return type === 'string' ? exampleText(schema, name) : null;
}

function exampleObject({ properties = {} }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name)]),
  );
}

function exampleNumber(schema: JsonSchema, name: string): number {
  const named = BY_NAME[name];
  const wished = typeof named === 'number' ? named : 2;
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? Number.MIN_SAFE_INTEGER) + 1;
  const most = schema.maximum ?? Number.MAX_SAFE_INTEGER;
  return Math.min(Math.max(wished, least), most);
}

function exampleText(schema: JsonSchema, name: string): string {
  const named = BY_NAME[name];
  if (schema.format === 'date-time' || /(?:At|_at)$/.test(name)) return '2026-11-21T09:00:00.000Z';
  if (schema.format === 'binary') return '(dosya)';
  const { pattern, minLength = 0, maxLength = 1000 } = schema;
  const candidates = [named, 'Kısa bir not', 'kisa-bir-not', '12', '2026-11', '09:30', '#1f6f78'];
  const fitting = candidates.find(
    (text): text is string =>
      typeof text === 'string' &&
      text.length >= minLength &&
      text.length <= maxLength &&
      (pattern === undefined || new RegExp(pattern, 'u').test(text)),
  );
  return fitting ?? 'a'.repeat(Math.max(minLength, 1));
}

/** The name of one of a list: `ids` → `id`, `categories` stays. */
const singular = (name: string) => name.replace(/s$/, '');
