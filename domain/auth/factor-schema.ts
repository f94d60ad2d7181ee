import * as z from 'zod';
import { line } from '#domain/wire/fields.ts';
import {
  PasskeyCreated,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySigned,
} from './passkey-schema.ts';
import { readRecoveryCode } from './recovery-code.ts';

/** The token of a challenge that has been started; 256 random bits. */
const Token = z
  .string()
  .regex(/^[\w-]{43}$/, 'Süre doldu. Baştan başlayın.')
  .meta({ example: 'x3Jq0bq2mUoVb1kqv7wTn4cYzR5sL8dPaGhEiFjKlMo' });

const TotpCode = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Uygulamadaki 6 rakamı yazın.'))
  .meta({ example: '123456' });

const RecoveryCode = z
  .string()
  .max(60)
  .transform((text, context) => {
    const code = readRecoveryCode(text);
    if (code !== null) return code;
    context.addIssue({ code: 'custom', message: 'Kurtarma kodu 24 harf ve rakamdır.' });
    return z.NEVER;
  });

/**
 * The answer to a correct password when the account has a second factor: no session yet. `token` is
 * sent to POST /v1/auth/second-factor; it works once and for five minutes.
 */
export const SecondFactorAsked = z.object({
  secondFactor: z.object({
    token: z.string(),
    hasTotp: z.boolean(),
    /** For the browser; null without passkeys. */
    passkey: PasskeyRequest.nullable(),
  }),
});
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

/** POST /v1/auth/second-factor. 422 WRONG_CODE, 422 LOGIN_EXPIRED, 429 LOGIN_DELAYED. */
export const SecondFactorInput = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('totp'), token: Token, code: TotpCode }),
  z.strictObject({ method: z.literal('recovery'), token: Token, code: RecoveryCode }),
  z.strictObject({ method: z.literal('passkey'), token: Token, passkey: PasskeySigned }),
]);
export type SecondFactorInput = z.infer<typeof SecondFactorInput>;

/** GET /v1/account/factors: the second factors of the account. */
export const AccountFactor = z.object({
  id: z.string(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  created_at: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type AccountFactor = z.infer<typeof AccountFactor>;
export const AccountFactors = z.object({
  items: z.array(AccountFactor),
  /** The agency requires a second factor of this person, so the last one cannot be removed. */
  required: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type AccountFactors = z.infer<typeof AccountFactors>;

export const FactorName = line(1, 40);

/**
 * POST /v1/account/factors/totp/start: `setup` is the sealed secret; nothing is stored until it is
 * confirmed.
 */
export const TotpSetup = z.object({ setup: z.string(), secret: z.string(), uri: z.string() });
export type TotpSetup = z.infer<typeof TotpSetup>;

/** POST /v1/account/factors/totp. 422 VALIDATION for a wrong code, 422 PASSWORD_REQUIRED, 422 TOO_MANY. */
export const AddTotpInput = z.strictObject({
  setup: z.string().min(1).max(1000),
  code: TotpCode,
  name: FactorName,
});
export type AddTotpInput = z.infer<typeof AddTotpInput>;

export const PasskeySetup = z.object({ token: z.string(), options: PasskeyCreation });
export const AddPasskeyInput = z.strictObject({
  token: Token,
  name: FactorName,
  passkey: PasskeyCreated,
});
export type AddPasskeyInput = z.infer<typeof AddPasskeyInput>;

/**
 * Adding the first factor creates ten recovery codes, which are shown only this once; adding others
 * creates none.
 */
export const FactorAdded = z.object({
  id: z.string(),
  recoveryCodes: z.array(z.string()).nullable(),
});
export type FactorAdded = z.infer<typeof FactorAdded>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export const FactorRemoved = z.object({ removed: z.literal(true) });

/** DELETE /v1/admin/users/{id}/factors: how many factors were removed. */
export const FactorsReset = z.object({ removed: z.int() });

/**
 * POST /v1/account/confirm/start: the challenge that a passkey signs instead of the password; null
 * without a passkey.
 */
export const ConfirmStarted = z.object({
  token: z.string().nullable(),
  options: PasskeyRequest.nullable(),
});

/** POST /v1/account/confirm with a passkey. */
export const ConfirmPasskeyInput = z.strictObject({ token: Token, passkey: PasskeySigned });
