import { z } from '@hono/zod-openapi';

/** The header of every write that a person could send twice. */
export const IdempotencyHeader = z.object({
  'idempotency-key': z
    .string('İstek anahtarı (Idempotency-Key) eksik.')
    .regex(/^[\w.:-]{8,100}$/, 'İstek anahtarı 8-100 harf, rakam ya da - _ . : olmalı.'),
});
