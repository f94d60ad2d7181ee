import * as z from 'zod';
import { PUSH_KINDS } from './kinds.ts';

/** Identifies a device among subscriptions: SHA-256 of its push endpoint, in hex. */
export const PushDevice = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]{64}$/, 'Cihaz tanınmadı.');

/** GET /v1/account/push?device */
export const PushQuery = z.object({ device: PushDevice.optional() });

export const PushSettings = z.object({
  /** The public key for subscribing; null: push is not set up. */
  key: z.string().nullable(),
  /** The notifications that the person's role allows. */
  offered: z.array(z.enum(PUSH_KINDS)),
  /** The notifications this device receives; empty: none. */
  chosen: z.array(z.enum(PUSH_KINDS)),
});
export type PushSettings = z.infer<typeof PushSettings>;

const key = (characters: number) =>
  z
    .string()
    .length(characters)
    .regex(/^[\w-]+$/, 'Tarayıcının anahtarı okunamadı.');

/** PUT /v1/account/push: as `PushSubscription.toJSON()` gives it. */
export const SubscribeInput = z.strictObject({
  endpoint: z.string().max(1000),
  /** A point of P-256, and 16 bytes; both base64url. */
  p256dh: key(87),
  auth: key(22),
  kinds: z.array(z.enum(PUSH_KINDS)).min(1, 'En az birini seçin.').max(PUSH_KINDS.length),
});
export type SubscribeInput = z.infer<typeof SubscribeInput>;
