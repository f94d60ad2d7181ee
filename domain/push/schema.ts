import { z } from 'zod';
import { PUSH_KINDS } from './kinds.ts';

/** A device's name among subscriptions: SHA-256 of the address that its browser gave, in hex. */
export const PushDevice = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]{64}$/, 'Cihaz tanınmadı.');

/** GET /v1/account/push?device */
export const PushQuery = z.object({ device: PushDevice.optional() });

export const PushSettings = z.object({
  /** What a browser subscribes with; null: the agency has not set push up. */
  key: z.string().nullable(),
  /** What the person's role may be told of. */
  offered: z.array(z.enum(PUSH_KINDS)),
  /** What this device is told of; empty: of nothing. */
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
