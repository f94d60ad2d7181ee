import * as z from 'zod';
import { tidyName } from '#domain/values/person-name.ts';
import { EmailSchema, IbanSchema, line, PhoneSchema } from '#domain/wire/fields.ts';

const OwnerKind = z.enum(['person', 'company']);
const IdentityKind = z.enum(['tckn', 'passport', 'vkn']);

/**
 * Fields of the BTRANS report except the identity number: the owner of the villa and its address.
 * Where a house lacks something (a street, a title deed number), 0 is written.
 */
const details = {
  firstName: line(0, 80, tidyName).nullable(),
  lastName: line(0, 80, tidyName).nullable(),
  companyTitle: line(0, 200, tidyName).nullable(),
  iban: IbanSchema.nullable(),
  phone: PhoneSchema.nullable(),
  email: EmailSchema.nullable(),
  /** Plate number of the province, 1 to 81. */
  provincePlate: z.int().min(1).max(81).nullable(),
  /** MERNİS code of the district. */
  districtCode: z.int().min(1).max(999_999).nullable(),
  neighbourhood: line(0, 120).nullable(),
  avenue: line(0, 120).nullable(),
  street: line(0, 120).nullable(),
  outerDoorNo: line(0, 20).nullable(),
  innerDoorNo: line(0, 20).nullable(),
  /** Whether the plot lies within a zoning plan. */
  zoningPlan: z.enum(['inside', 'outside']).nullable(),
  groundSystemNo: line(0, 60).nullable(),
  deedJournalNo: line(0, 60).nullable(),
  /** Whether a permit was applied for (başvuruda bulunma bilgisi). */
  applicationInfo: z.enum(['yes', 'no']).nullable(),
};

/**
 * PUT /v1/admin/villas/btrans/{villa_id}: fields left out are unchanged, null clears one.
 * `identityNumber` is write-only: a person's TCKN, a company's VKN, or a passport number. With
 * `version` (the villa's), a save over somebody else's is refused.
 */
export const UpdateBtransInput = z
  .strictObject({
    version: z.int().min(1).optional(),
    ownerKind: OwnerKind.optional(),
    identityKind: IdentityKind.nullable().optional(),
    identityNumber: line(1, 40).nullable().optional(),
    ...z.strictObject(details).partial().shape,
  })
  .refine((body) => Object.keys(body).some((key) => key !== 'version'), 'En az bir alan gönderin.');
export type UpdateBtransInput = z.infer<typeof UpdateBtransInput>;

/** The BTRANS data of a villa and its owner; the identity number is masked: `*******1234`. */
export const VillaBtrans = z.object({
  ownerKind: OwnerKind,
  identityKind: IdentityKind.nullable(),
  identityNumber: z.string().nullable(),
  ...details,
  phone: z.string().nullable(),
});
export type VillaBtrans = z.infer<typeof VillaBtrans>;

/** The answer to the save: the fields and the villa's new version. */
export const BtransSaved = VillaBtrans.extend({ villa_id: z.int(), version: z.int() });
export type BtransSaved = z.infer<typeof BtransSaved>;
