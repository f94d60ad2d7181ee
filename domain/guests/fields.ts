import * as z from 'zod';
import { personName } from '#domain/wire/person-name.ts';
import { IDENTITY_KINDS, SEXES } from './identity.ts';

/** ISO 3166-1 alpha-2, `TR`. */
export const NationalitySchema = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}$/, 'İki harfli ülke kodu yazın (TR, DE …).');

/** A parent's first name; null: not known. */
const ParentName = personName(0, 60)
  .transform((text) => text || null)
  .nullable();

/** What some services want to know of foreigners; what is left out stays as it is stored. */
export const foreignerFields = {
  fatherName: ParentName.optional(),
  motherName: ParentName.optional(),
  sex: z.enum(SEXES).nullable().optional(),
};

/** Date of birth; far earlier than any day that can be booked, so a schema of its own. */
export const BirthDateSchema = z.iso
  .date('Geçerli bir tarih seçin.')
  .refine((day) => day >= '1900-01-01', 'Doğum tarihi 1900 yılından önce olamaz.');

/** Who is listed; identity numbers are masked. */
export const listedPerson = {
  firstName: z.string(),
  lastName: z.string(),
  nationality: z.string().nullable(),
  identityKind: z.enum(IDENTITY_KINDS).nullable(),
  /** `*******0146`; null where none is stored. */
  identityNumber: z.string().nullable(),
  birthDate: z.string().nullable(),
  plate: z.string().nullable(),
  fatherName: z.string().nullable(),
  motherName: z.string().nullable(),
  sex: z.enum(SEXES).nullable(),
};
