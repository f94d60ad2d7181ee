import * as z from 'zod';
import { EmailSchema } from '#domain/wire/fields.ts';
import { isCommonPassword } from './common-passwords.ts';
import { ROLES } from './permissions.ts';

export const RoleSchema = z.enum(ROLES);

export const LoginInput = z.strictObject({
  email: EmailSchema,
  password: z.string().min(1, 'Parolanızı yazın.').max(200),
});
export type LoginInput = z.infer<typeof LoginInput>;

export const LoginAnswer = z.object({
  accessToken: z.string(),
  user: z.object({
    id: z.int(),
    role: RoleSchema,
    UserDetail: z.object({ firstName: z.string(), lastName: z.string() }),
  }),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** Payload of the access token: seconds since 1970 and the user's id, and the session's. */
export const TokenPayload = z.object({
  iat: z.int(),
  exp: z.int(),
  id: z.int(),
  sid: z.string(),
});
export type TokenPayload = z.infer<typeof TokenPayload>;

/** A password chosen by a person: long rather than complex, and not one of the common ones. */
export const NewPassword = z
  .string()
  .min(12, 'Parola en az 12 karakter olmalı.')
  .max(200, 'Parola en çok 200 karakter olabilir.')
  .refine((text) => !isCommonPassword(text), 'Bu parola çok yaygın. Başka bir parola seçin.');
