import * as z from 'zod';
import type { Language } from '#domain/languages/languages.ts';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { Party } from '#domain/values/party.ts';
import { parsePhone } from '#domain/values/phone.ts';
import { EmailSchema, line, paragraph } from '#domain/wire/fields.ts';
import { anyName } from '#domain/wire/person-name.ts';
import type { Values } from './field.ts';
import { type PastPayment, toPastPayment } from './past-payment.ts';
import type { RESERVATION_FIELDS } from './reservation-fields.ts';
import type { PastStatus } from './reservation-words.ts';
import type { CellProblem } from './schema.ts';

/** Longest stay that can be imported; reports rely on this limit. */
const LONGEST_STAY = 100;

const FIRST_DAY = '2010-01-01';
const MAX_TOTAL = 1_000_000_000;

/**
 * A completed stay from the agency's own records. Money in kuruş; `total` is null when the records
 * do not say it, `code` when they number nothing.
 */
export type PastStay = Party & {
  code: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  checkIn: Day;
  checkOut: Day;
  total: Kurus | null;
  collected: PastPayment | null;
  status: PastStatus;
  bookedOn: Day | null;
  /** Null: that of the guest's record. */
  language: Language | null;
  note: string;
};

const Code = line(1, 30)
  .transform((text) => text.toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9/._-]*$/, 'Kodda yalnız harf, rakam, tire, nokta ve / olabilir.'),
  );

const Phone = line(0, 400).transform((text, context) => {
  const phone = text === '' ? '' : parsePhone(text);
  if (phone !== null) return phone;
  context.addIssue({
    code: 'custom',
    message: 'Geçerli bir telefon numarası yazın ya da boş bırakın.',
  });
  return z.NEVER;
});

const guests = (min: number) =>
  z.int().min(min, `En az ${min} olmalı.`).max(30, 'En çok 30 olabilir.');

const Texts = z.object({
  code: Code.nullable(),
  guest: anyName(1, 120),
  phone: Phone,
  email: EmailSchema.nullable(),
  adults: guests(1),
  children: guests(0),
  babies: guests(0),
  total: z.int().min(0).max(MAX_TOTAL, 'Tutar çok büyük.'),
  note: paragraph(1000),
});

/** Turns a row into a past stay, or says what is wrong with it. */
export function toPastStay(
  values: Values<typeof RESERVATION_FIELDS>,
  today: Day,
): { stay: PastStay } | { problems: CellProblem[] } {
  const texts = Texts.safeParse({
    ...values,
    phone: values.phone ?? '',
    adults: values.adults ?? 1,
    children: values.children ?? 0,
    babies: values.babies ?? 0,
    total: values.total === 'unknown' ? 0 : values.total,
    note: values.note ?? '',
  });
  const { checkIn, checkOut, bookedOn, total } = values;
  const paid = toPastPayment(values, { total, firstDay: FIRST_DAY, today });
  const problems = [
    ...(texts.error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0] ?? '') || null,
      message,
    })),
    ...dayProblems(checkIn, checkOut, bookedOn, today),
    ...('problems' in paid ? paid.problems : []),
  ];
  if (!texts.success || checkIn === null || checkOut === null || problems.length > 0) {
    return { problems };
  }
  const collected = 'payment' in paid ? paid.payment : null;
  const { guest, ...rest } = texts.data;
  const amount = total === 'unknown' ? null : rest.total;
  const email = rest.email ?? '';
  const status = values.status ?? 'completed';
  const { language } = values;
  const days = { checkIn, checkOut, bookedOn };
  return {
    stay: {
      ...rest,
      ...splitName(guest),
      ...days,
      email,
      language,
      status,
      collected,
      total: amount,
    },
  };
}

function dayProblems(
  checkIn: Day | null,
  checkOut: Day | null,
  bookedOn: Day | null,
  today: Day,
): CellProblem[] {
  if (checkIn === null || checkOut === null) return [];
  const problems: CellProblem[] = [];
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) problems.push({ field: 'checkOut', message: 'Çıkış, girişten sonra olmalı.' });
  if (nights > LONGEST_STAY) {
    problems.push({
      field: 'checkOut',
      message: `Bir konaklama en çok ${LONGEST_STAY} gece olabilir.`,
    });
  }
  if (checkIn < FIRST_DAY) {
    problems.push({ field: 'checkIn', message: '2010 yılından önceki konaklamalar aktarılamaz.' });
  }
  if (checkOut > today) {
    const message =
      'Bu konaklama bitmemiş. Süren ve gelecek konaklamaları Rezervasyonlar ekranından girin.';
    problems.push({ field: 'checkOut', message });
  }
  if (bookedOn !== null && bookedOn > checkOut) {
    problems.push({ field: 'bookedOn', message: 'Kayıt tarihi çıkıştan sonra olamaz.' });
  }
  return problems;
}

/** The last word counts as the surname. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
