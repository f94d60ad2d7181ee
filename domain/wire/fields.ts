import * as z from 'zod';
import { isDay } from '#domain/values/dates.ts';
import { parseInstant } from '#domain/values/instant.ts';
import { EMAIL_FAULTS, parseEmail, readEmail } from '#domain/values/email.ts';
import { parseIban } from '#domain/values/iban.ts';
import { parsePhone } from '#domain/values/phone.ts';

/**
 * Small schemas that many calls share. The messages are in Turkish, because they are shown next to
 * a field.
 */

export const DaySchema = z
  .string()
  .refine(isDay, 'Geçerli bir tarih seçin.')
  .meta({ format: 'date', description: 'Day in Türkiye', example: '2027-06-15' });

/** An instant in RFC 3339 with any offset; output as ISO 8601 UTC. */
export const InstantSchema = z
  .string()
  .max(40)
  .transform((text, context) => {
    const instant = parseInstant(text);
    if (instant !== null) return instant.toISOString();
    context.addIssue({ code: 'custom', message: 'Geçerli bir tarih ve saat bekleniyor.' });
    return z.NEVER;
  })
  .meta({ format: 'date-time', description: 'RFC 3339, with any offset' });

/** Integer kuruş. */
export const KurusSchema = z.int().meta({ description: 'Kuruş', example: 3_430_000 });

/**
 * One line of text: tidied, which is trimmed unless said otherwise, without control characters (a line break in a mail header is an
 * attack) and unpaired surrogates (\p{Cs}), which the database cannot store.
 */
export function line(min: number, max: number, tidy = (text: string) => text.trim()) {
  return z
    .string()
    .overwrite(tidy)
    .min(min, {
      error: ({ input }) =>
        input === '' ? 'Bu alan boş bırakılamaz.' : `En az ${min} karakter olmalı.`,
    })
    .max(max, `En çok ${max} karakter olabilir.`)
    .regex(/^[^\u0000-\u001f\u007f\p{Cs}]*$/u, 'Satır sonu ya da görünmez karakter içeremez.');
}

/** Most characters of a value that is copied together with its name, label and unseen signs. */
const PASTED = 400;

/** The address of a page elsewhere. */
export const HttpsUrl = line(1, 500)
  .regex(/^https:\/\/[^\s<>"]+$/, 'https:// ile başlayan bir adres yazın.')
  .meta({ example: 'https://www.example.com/villa-cinar' });

/** A time of the day, HH:MM. */
export const ClockTime = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Saati seçin.');

/** Several lines of text; of the control characters only tab and line breaks are allowed. */
export function paragraph(max: number) {
  return z
    .string()
    .trim()
    .max(max, `En çok ${max} karakter olabilir.`)
    .regex(
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u,
      'Görünmez karakter içeremez.',
    );
}

/** An address in any form in which it is brought; stored as our mailer sends to it. */
export const EmailSchema = line(3, PASTED)
  // Judged before it is changed: what is wrong then stands at its field in a union, too.
  .superRefine((text, context) => {
    const read = readEmail(text);
    if ('fault' in read) context.addIssue({ code: 'custom', message: EMAIL_FAULTS[read.fault] });
  })
  .transform((text) => parseEmail(text) ?? text)
  .meta({ format: 'email', example: 'gulsah@posta.example' });

/** An IBAN as it is copied; stored in capitals without spaces. */
export const IbanSchema = line(1, PASTED).transform((text, context) => {
  const iban = parseIban(text);
  if (iban !== null) return iban;
  context.addIssue({ code: 'custom', message: 'Geçerli bir IBAN yazın (TR ile 26 karakter).' });
  return z.NEVER;
});

/** A phone number in any Turkish format or with a country code; stored as `+90…`. */
export const PhoneSchema = line(1, PASTED)
  .transform((text, context) => {
    const phone = parsePhone(text);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: 'Geçerli bir telefon numarası yazın.' });
    return z.NEVER;
  })
  .meta({ description: 'Phone in any spelling', example: '0532 123 45 67' });

/** A small integer in a query string. */
export function queryNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'Sayı bekleniyor.')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `${min} ile ${max} arasında olmalı.`);
}

/** Comma-separated slugs; empty text means none. */
export const SlugListSchema = z
  .string()
  .max(400)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.string().regex(/^[a-z0-9-]{1,80}$/, 'Geçersiz seçim.')).max(30));

export const GuestsShape = {
  adults: z.int().min(1, 'En az 1 yetişkin olmalı.').max(30),
  children: z.int().min(0).max(30).default(0),
  babies: z.int().min(0).max(30).default(0),
};

/** The version of a row that a save is based on; an outdated one is refused. */
export const VersionInput = z.int('Kaydın sürümü bekleniyor.').min(1).max(1_000_000_000);

/**
 * The sections of the villa editor. An answer contains each section completely; a save contains the
 * changed sections with their changed fields, so one schema per section serves both.
 */

/** Id of a catalogue row in a body. */
export const RowIdSchema = z.int().min(1, 'Seçim yapın.').max(999_999_999);

/** An amount that can be charged: 0 to a million lira, in kuruş. */
export const PriceSchema = KurusSchema.min(0, 'Tutar eksi olamaz.').max(
  100_000_000,
  'Tutar en çok 1.000.000 ₺ olabilir.',
);
