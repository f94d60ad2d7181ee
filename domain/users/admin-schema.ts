import * as z from 'zod';
import type { Role } from '#domain/auth/permissions.ts';
import { NewPassword, RoleSchema } from '#domain/auth/schema.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { TOLD_BY } from '#domain/whatsapp/told-by.ts';
import { PAYOUT_TIMINGS } from '#domain/payouts/timing.ts';
import { orderOf, queryFlag, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import {
  EmailSchema,
  IbanSchema,
  line,
  paragraph,
  PhoneSchema,
  VersionInput,
} from '#domain/wire/fields.ts';
import { personName } from '#domain/wire/person-name.ts';

/** GET /v1/admin/users, 10 a page; `role=OWNER` narrows it to owners, `staff` to everybody else. */
export const UserListQuery = z.object({
  ...pagingShape(10),
  role: RoleSchema.optional(),
  staff: queryFlag.optional(),
  q: queryText.optional(),
  active: queryFlag.optional(),
  order: orderOf(['name', 'email', 'created', 'login', 'villas']).default('name'),
});
export type UserListQuery = z.infer<typeof UserListQuery>;

export const AdminUser = z.object({
  id: z.int(),
  email: z.string(),
  role: RoleSchema,
  active: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  /** The number of villas of this person. */
  villas: z.int(),
  lastLoginAt: z.string().nullable(),
  version: z.int(),
  created_at: z.string(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const UserPageAnswer = pageOf(AdminUser);

/** GET /v1/admin/users/{id}. `identityNumber` is masked: `*******0146`. */
export const AdminUserDetail = AdminUser.extend({
  identityNumber: z.string().nullable(),
  iban: z.string().nullable(),
  address: z.string().nullable(),
  notes: z.string().nullable(),
  payoutTiming: z.enum(PAYOUT_TIMINGS),
  toldBy: z.enum(TOLD_BY),
  updated_at: z.string(),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

/** GET /v1/admin/users/select: active owners, for pickers, in Turkish order. */
const UserChoice = z.object({ id: z.int(), name: z.string(), email: z.string() });
export const UserChoices = pageOf(UserChoice);

const IdentityNumberInput = line(11, 11).refine(
  isTckn,
  'Geçerli bir T.C. kimlik numarası yazın (11 hane).',
);

/** Empty for an owner who is known by phone and does not sign in. */
const LoginEmail = z.union([EmailSchema, z.literal('')], {
  error: 'Geçerli bir e-posta adresi yazın.',
});

type Issue = { path: 'email' | 'phone'; message: string };
type Reached = { email: string; role: Role; phone: string | null };

/** Why a person could not be reached or sign in; null when all is there. */
export function missingContact({ email, role, phone }: Reached): Issue | null {
  if (email !== '') return null;
  if (role !== 'OWNER') {
    return {
      path: 'email',
      message: 'E-posta gerekli: girişte kullanılır. Yalnız ev sahibi e-postasız olabilir.',
    };
  }
  return phone === null ? { path: 'phone', message: 'E-posta ya da telefon yazın.' } : null;
}

const fields = {
  email: LoginEmail,
  role: RoleSchema,
  firstName: personName(1, 60),
  lastName: personName(1, 60),
  phone: PhoneSchema.nullable(),
  identityNumber: IdentityNumberInput.nullable(),
  iban: IbanSchema.nullable(),
  address: paragraph(500).nullable(),
  notes: paragraph(2000).nullable(),
  /** For owners: from which day of a stay on it is paid out. */
  payoutTiming: z.enum(PAYOUT_TIMINGS, 'Listeden seçin.'),
  /** For owners: how they are told of changes of stays; by mail where WhatsApp does not deliver. */
  toldBy: z.enum(TOLD_BY, 'Listeden seçin.'),
};

/**
 * POST /v1/admin/users. Without a password the person gets a mail with a link to choose one; an owner
 * without an address has a phone and does not sign in.
 * 409 EMAIL_TAKEN.
 */
export const CreateUserInput = z
  .strictObject({
    ...fields,
    phone: fields.phone.default(null),
    identityNumber: fields.identityNumber.default(null),
    iban: fields.iban.default(null),
    address: fields.address.default(null),
    notes: fields.notes.default(null),
    payoutTiming: fields.payoutTiming.default('arrival'),
    toldBy: fields.toldBy.default('mail'),
    password: NewPassword.optional(),
  })
  .superRefine((person, context) => {
    const issue = missingContact(person);
    if (issue) context.addIssue({ code: 'custom', path: [issue.path], message: issue.message });
  });
export type CreateUserInput = z.infer<typeof CreateUserInput>;

/**
 * PUT /v1/admin/users/{id}: fields left out are unchanged, null clears a field. A stored identity
 * number is kept when `identityNumber` is left out. 409 STALE_VERSION, EMAIL_TAKEN, 422 LAST_ADMIN,
 * OWN_ROLE.
 */
export const UpdateUserInput = z.strictObject({
  version: VersionInput,
  ...z.object(fields).partial().shape,
});
export type UpdateUserInput = z.infer<typeof UpdateUserInput>;

/**
 * PATCH /v1/admin/users/activity. Disabling ends the person's sessions at once.
 * 422 LAST_ADMIN, OWN_ACCOUNT.
 */
export const UserActivityInput = z.strictObject({
  id: z.int().min(1).max(999_999_999),
  active: z.boolean(),
});
export type UserActivityInput = z.infer<typeof UserActivityInput>;

export const UserActivity = z.object({ id: z.int(), active: z.boolean() });
