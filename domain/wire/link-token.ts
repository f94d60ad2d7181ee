import { z } from 'zod';

/**
 * What the button below the link of a mail sends (`/onay/…`): a link alone changes nothing, since mail
 * programs and scanners open every one they see.
 */
export const LinkTokenInput = z.strictObject({ token: z.string().max(200).default('') });

/** Confirmed; twice is once. */
export const Confirmed = z.object({ confirmed: z.literal(true) });
