import * as z from 'zod';
import { TOLD_BY } from '#domain/whatsapp/told-by.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { EmailSchema, line, PhoneSchema, VersionInput } from '#domain/wire/fields.ts';
import { personName } from '#domain/wire/person-name.ts';
import { ConfirmPasskeyInput } from './factor-schema.ts';
import { NewPassword, RoleSchema } from './schema.ts';

/** GET /v1/account: the signed-in person. Only the agency changes role, e-mail and IBAN. */
export const Account = z.object({
  id: z.int(),
  email: z.string(),
  role: RoleSchema,
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  iban: z.string().nullable(),
  toldBy: z.enum(TOLD_BY),
  lastLoginAt: z.string().nullable(),
  version: z.int(),
});
export type Account = z.infer<typeof Account>;

/** PUT /v1/account/profile. 409 STALE_VERSION. */
export const UpdateProfileInput = z.strictObject({
  version: VersionInput,
  firstName: personName(1, 60).optional(),
  lastName: personName(1, 60).optional(),
  phone: PhoneSchema.nullable().optional(),
  toldBy: z.enum(TOLD_BY, 'Listeden seçin.').optional(),
});
export type UpdateProfileInput = z.infer<typeof UpdateProfileInput>;

/**
 * POST /v1/account/password; every other session of the person ends.
 * 422 WRONG_PASSWORD (never 401: that would sign the browser out), 429 LOGIN_DELAYED.
 */
export const ChangePasswordInput = z.strictObject({
  currentPassword: z.string().min(1, 'Şu anki parolanızı yazın.').max(200),
  newPassword: NewPassword,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const PasswordChanged = z.object({ changed: z.literal(true), endedSessions: z.int() });

/**
 * POST /v1/account/confirm: asks for the password again; for the next five minutes the person may
 * change password, factors and address. 422 WRONG_PASSWORD, 429 LOGIN_DELAYED.
 */
const ConfirmPasswordInput = z.strictObject({
  password: z.string().min(1, 'Parolanızı yazın.').max(200),
});
type ConfirmPasswordInput = z.infer<typeof ConfirmPasswordInput>;
export const PasswordConfirmed = z.object({ confirmed: z.literal(true) });

/** The password, or a passkey's answer to POST /v1/account/confirm/start. */
export const ConfirmInput = z.union([ConfirmPasswordInput, ConfirmPasskeyInput]);
export type ConfirmInput = z.infer<typeof ConfirmInput>;

/** GET /v1/account/sessions: the person's live sessions, newest first. */
export const AccountSession = z.object({
  id: z.string(),
  /** This is the session of the current call. */
  current: z.boolean(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  created_at: z.string(),
  expiresAt: z.string(),
  /** The last use, to a few minutes. */
  lastUsedAt: z.string(),
  lastIp: z.string().nullable(),
});
export type AccountSession = z.infer<typeof AccountSession>;
export const AccountSessions = pageOf(AccountSession);

/** DELETE /v1/account/sessions: every other session of the person ends. */
export const OtherSessionsEnded = z.object({ endedSessions: z.int() });

/** DELETE /v1/account/sessions/{id}: 404 when unknown, ended or another person's. */
export const SessionEnded = z.object({ ended: z.literal(true) });

/** POST /v1/auth/forgot: the answer is the same whether or not there is such an account. */
export const ForgotPasswordInput = z.strictObject({ email: EmailSchema });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;
export const ResetMailPromised = z.object({ sent: z.literal(true) });

/** POST /v1/auth/reset with the token of the mail's link; ends all sessions. 422 RESET_LINK_INVALID. */
export const ResetPasswordInput = z.strictObject({
  token: line(1, 200),
  password: NewPassword,
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;
export const PasswordReset = z.object({ changed: z.literal(true) });
