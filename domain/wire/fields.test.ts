import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { orderOf, queryFlag } from './list-query.ts';
import { speakTurkish } from './turkish-issues.ts';
import {
  DaySchema,
  EmailSchema,
  PhoneSchema,
  RowIdSchema,
  SlugListSchema,
  line,
  paragraph,
  queryNumber,
} from './fields.ts';

beforeAll(speakTurkish);

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('what is wrong is said in Turkish', () => {
  const Form = z.strictObject({ name: line(1, 5), nights: z.number(), day: z.string() });
  test.each<[string, unknown, string]>([
    ['a field nobody knows', { name: 'Ada', nights: 1, day: '', x: 1 }, 'Bilinmeyen alan: x'],
    ['a field left out', { name: 'Ada', day: '' }, 'Bu alan gerekli.'],
    ['a field without a value', { name: 'Ada', nights: null, day: '' }, 'Bu alan gerekli.'],
    [
      'a number that a form could not read',
      { name: 'Ada', nights: NaN, day: '' },
      'Geçerli bir sayı yazın.',
    ],
    ['another type', { name: 'Ada', nights: 'üç', day: '' }, 'Bu alanın türü hatalı.'],
    ['a text too long', { name: 'Adanalı', nights: 1, day: '' }, 'En çok 5 karakter olabilir.'],
    ['a text of blanks', { name: '  ', nights: 1, day: '' }, 'Bu alan boş bırakılamaz.'],
  ])('%s', (_, value, message) => {
    expect(said(Form, value)).toEqual([message]);
  });

  test.each<[string, z.ZodType, unknown, string]>([
    ['a number too small', z.int().min(2), 1, 'En az 2 olmalı.'],
    ['a number too large', z.int().max(9), 10, 'En çok 9 olabilir.'],
    ['a number that must be above', z.int().positive(), 0, '0 değerinden büyük olmalı.'],
    ['a number that must be below', z.number().lt(5), 5, '5 değerinden küçük olmalı.'],
    ['a text too short', z.string().min(2), 'a', 'En az 2 karakter olmalı.'],
    ['a text too long', z.string().max(2), 'abc', 'En çok 2 karakter olabilir.'],
    ['nothing chosen', z.array(z.string()).min(1), [], 'Bu alan boş bırakılamaz.'],
    ['too many', z.array(z.string()).max(1), ['a', 'b'], 'En çok 1 tane olabilir.'],
    ['a day left empty', DaySchema, '', 'Geçerli bir tarih seçin.'],
    ['a row not chosen', RowIdSchema, 0, 'Seçim yapın.'],
  ])('%s, without a sentence of its own', (_, schema, value, message) => {
    expect(said(schema, value)).toEqual([message]);
  });

  test('too short says how long', () => {
    expect(said(line(3, 9), 'ab')).toEqual(['En az 3 karakter olmalı.']);
    expect(said(line(3, 9), ' ')).toEqual(['Bu alan boş bırakılamaz.']);
  });
});

describe('texts hold nothing that cannot be seen', () => {
  test.each(['a\nb', 'a\rb', 'a\u0000b', 'a\u007fb', '\ud800'])('%j is no line', (text) => {
    expect(line(0, 9).safeParse(text).success).toBe(false);
  });
  test('a paragraph may have line ends and tabs', () => {
    expect(paragraph(9).parse('a\n\tb')).toBe('a\n\tb');
    expect(paragraph(9).safeParse('a\u0007').success).toBe(false);
  });
});

describe('addresses and phones are kept in one spelling', () => {
  test('I in an address is never ı', () => {
    expect(EmailSchema.parse(' INFO@Posta.Example ')).toBe('info@posta.example');
  });
  test.each(['a@b', 'a b@c.de', 'a@b@c.de', '@c.de'])('%j is no address', (text) => {
    expect(EmailSchema.safeParse(text).success).toBe(false);
  });
  test('phones', () => {
    expect(PhoneSchema.parse('0532 123 45 67')).toBe('+905321234567');
    expect(said(PhoneSchema, '12')).toEqual(['Geçerli bir telefon numarası yazın.']);
  });
});

describe('query strings', () => {
  test('numbers inside their bounds', () => {
    expect(queryNumber(1, 10).parse('10')).toBe(10);
    expect(said(queryNumber(1, 10), '11')).toEqual(['1 ile 10 arasında olmalı.']);
    expect(said(queryNumber(1, 10), '1e1')).toEqual(['Sayı bekleniyor.']);
  });
  test('slugs, and none of them', () => {
    expect(SlugListSchema.parse('kalkan,,kas')).toEqual(['kalkan', 'kas']);
    expect(SlugListSchema.parse('')).toEqual([]);
    expect(said(SlugListSchema, 'Kaş')).toEqual(['Geçersiz seçim.']);
  });
  test('order names a column, upwards or downwards', () => {
    const order = orderOf(['name', 'created_at']);
    expect(order.parse('-created_at')).toBe('-created_at');
    expect(said(order, 'id')[0]).toContain('name, created_at');
  });
  test('flags', () => {
    expect(['1', 'true', '0', 'false'].map((text) => queryFlag.parse(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
