import { z } from 'zod';
import { EmailSchema } from '../wire/fields.ts';

/**
 * POST /v1/website/subscribe as JSON, or as a form with the field `email`: 201. A form that a browser
 * sends by itself is sent back with 303 to the page it came from with `?bulten=eklendi|zaten|hata` and
 * the same as anchor (`#bulten-eklendi` …). A new address gets a mail to confirm itself.
 * Errors: VALIDATION (400), ALREADY_SUBSCRIBED (409) for one that was put on the list from the same
 * connection (everybody else gets the answer of a new one), TOO_MANY_REQUESTS (429).
 */
export const SubscribeInput = z.strictObject({ email: EmailSchema });
export type SubscribeInput = z.infer<typeof SubscribeInput>;

/** What a new subscriber is told: the address is on the list once its owner has confirmed it. */
export const Subscribed = z.object({ email: z.string(), confirmed: z.boolean() });
export type Subscribed = z.infer<typeof Subscribed>;

/**
 * GET and POST /v1/website/subscribe/leave?token. The GET leads to the page with the button; the POST is
 * RFC 8058's one click, and the button's. A form is sent on with 303 to
 * `/?bulten=onaylandi|ayrildi|gecersiz`.
 */
export const SubscriberTokenQuery = z.object({ token: z.string().max(200).default('') });

/** Answer of the one-click POST; leaving twice is no error. */
export const LeftNewsletter = z.object({ left: z.literal(true) });
