import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { orderOf, queryFlag } from './list-query.ts';
import { speakTurkish } from './turkish-issues.ts';
import {
  EmailSchema,
  PhoneSchema,
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
