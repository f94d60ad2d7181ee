import * as z from 'zod';

/** What an agency does before its first guest, in this order. */
export const FIRST_STEPS = [
  'company',
  'bank',
  'mail',
  'owner',
  'villa',
  'rules',
  'card',
  'factor',
  'booking',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const FirstStepSchema = z.enum(FIRST_STEPS, 'Böyle bir adım yok.');

/** GET /v1/admin/firststeps: whether each is done follows from the agency's own data. */
export const FirstSteps = z.object({
  items: z.array(
    z.object({
      step: FirstStepSchema,
      done: z.boolean(),
      /** Somebody said that the agency does without it. */
      dismissed: z.boolean(),
      /** What it still lacks, in words and by its field; empty when that is all of it. */
      missing: z.array(z.object({ what: z.string(), field: z.string() })),
    }),
  ),
  /** The villa that is furthest; null without one. */
  villaId: z.int().nullable(),
  /** Whether mails can be sent at all (`SMTP_URL`). */
  hasTransport: z.boolean(),
});
export type Missing = FirstSteps['items'][number]['missing'][number];
export type FirstSteps = z.infer<typeof FirstSteps>;

/** PUT /v1/admin/firststeps/{step} */
export const FirstStepInput = z.strictObject({ dismissed: z.boolean() });
