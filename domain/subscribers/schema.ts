import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { EmailSchema } from '#domain/wire/fields.ts';

/**
 * POST /v1/website/subscribe as JSON, or as a form with the field `email`: 201. A plain form post
 * is redirected with 303 to the page it came from with `?bulten=eklendi|zaten|hata` and the same as
 * anchor (`#bulten-eklendi` …). A new address gets a confirmation mail. Errors: VALIDATION (400),
 * ALREADY_SUBSCRIBED (409) for an address that was added from the same connection (anybody else
 * gets the answer of a new one), TOO_MANY_REQUESTS (429).
 */
export const SubscribeInput = z.strictObject({
  email: EmailSchema,
  language: LanguageSchema.optional(),
});
export type SubscribeInput = z.infer<typeof SubscribeInput>;

/** The answer to a new subscriber: the address joins the list once its owner has confirmed it. */
export const Subscribed = z.object({ email: z.string(), confirmed: z.boolean() });
export type Subscribed = z.infer<typeof Subscribed>;

/**
 * GET and POST /v1/website/subscribe/leave?token. The GET leads to the page with the button; the
 * POST serves RFC 8058's one-click header and the button. A form is redirected with 303 to
 * `/?bulten=onaylandi|ayrildi|gecersiz`.
 */
export const SubscriberTokenQuery = z.object({
  token: z.string().max(200).default(''),
  /** Of the page that the GET leads to; a mail program posts it, too. */
  language: LanguageSchema.optional(),
});

/** The answer to the one-click POST; leaving twice is not an error. */
export const LeftNewsletter = z.object({ left: z.literal(true) });
