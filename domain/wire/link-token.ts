import * as z from 'zod';

/**
 * What the button on the page behind a mail's link sends (`/onay/…`). Opening the link itself
 * changes nothing, since mail programs and scanners open every link.
 */
export const LinkTokenInput = z.strictObject({ token: z.string().max(200).default('') });

/** Confirmed; twice is once. */
export const Confirmed = z.object({ confirmed: z.literal(true) });
