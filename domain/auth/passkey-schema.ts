import * as z from 'zod';

/* The messages between browser and Worker about passkeys: the JSON of WebAuthn Level 3, 5.1.8 to
   5.1.10, reduced to the parts that are used here. */

const Base64Url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const TransportSchema = z.enum([
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const);

const KnownKey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(TransportSchema).optional(),
});

/** `navigator.credentials.create`: `challenge` is the token of the started registration. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(KnownKey),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** `navigator.credentials.get`. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['preferred', 'required']),
  allowCredentials: z.array(KnownKey),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

const answerOf = <Response extends z.ZodRawShape>(response: Response) =>
  z.strictObject({
    id: Base64Url(1400),
    rawId: Base64Url(1400),
    type: z.literal('public-key'),
    response: z.strictObject(response),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    authenticatorAttachment: z.enum(['cross-platform', 'platform']).nullish(),
  });

/** What a browser made of `PasskeyCreation`. */
export const PasskeyCreated = answerOf({
  clientDataJSON: Base64Url(4000),
  attestationObject: Base64Url(20_000),
  transports: z.array(z.string().max(20)).max(10).optional(),
  publicKeyAlgorithm: z.int().optional(),
  publicKey: Base64Url(4000).optional(),
  authenticatorData: Base64Url(8000).optional(),
});
export type PasskeyCreated = z.infer<typeof PasskeyCreated>;

/** What a browser made of `PasskeyRequest`. */
export const PasskeySigned = answerOf({
  clientDataJSON: Base64Url(4000),
  authenticatorData: Base64Url(8000),
  signature: Base64Url(2000),
  userHandle: Base64Url(200).nullish(),
});
export type PasskeySigned = z.infer<typeof PasskeySigned>;

export const isTransport = (text: string): text is z.infer<typeof TransportSchema> =>
  TransportSchema.safeParse(text).success;
