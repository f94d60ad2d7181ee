import * as z from 'zod';

const Key = z
  .string('İstek anahtarı (Idempotency-Key) eksik.')
  .regex(/^[\w.:-]{8,100}$/, 'İstek anahtarı 8-100 harf, rakam ya da - _ . : olmalı.');

/** The header of every write that a person could send twice. */
export const IdempotencyHeader = z.object({ 'idempotency-key': Key });

/**
 * Optional where the specification allows calls with a bearer token only: without a key repetitions
 * are not recognised. Our own screens send one.
 */
export const OptionalIdempotencyHeader = z.object({
  'idempotency-key': Key.optional().transform((key) => key ?? crypto.randomUUID()),
});
