import * as z from 'zod';

/** ISO 3166-1 alpha-2, `TR`. */
export const NationalitySchema = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}$/, 'İki harfli ülke kodu yazın (TR, DE …).');

/** Date of birth; far earlier than any day that can be booked, so a schema of its own. */
export const BirthDateSchema = z.iso
  .date('Geçerli bir tarih seçin.')
  .refine((day) => day >= '1900-01-01', 'Doğum tarihi 1900 yılından önce olamaz.');
