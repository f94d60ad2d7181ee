import { z } from 'zod';

/** ISO 3166-1 alpha-2, `TR`. */
export const NationalitySchema = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}$/, 'İki harfli ülke kodu yazın (TR, DE …).');

/** Day of birth; people are older than the days that can be booked. */
export const BirthDateSchema = z.iso
  .date('Geçerli bir tarih bekleniyor (YYYY-AA-GG).')
  .refine((day) => day >= '1900-01-01', 'Doğum tarihi 1900 yılından önce olamaz.');
