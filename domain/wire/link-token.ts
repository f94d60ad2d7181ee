import * as z from 'zod';
import { line } from './fields.ts';

/** The token in the address of a private page. */
export const PrivateToken = line(20, 100).meta({
  example: 'k3Jq0Zb8yQ2rVw7uT1xN5mA9cE4hLpSdGfYtRoIiKjU',
});

/**
 * What the button on the page behind a mail's link sends (`/onay/…`). Opening the link itself
 * changes nothing, since mail programs and scanners open every link.
 */
export const LinkTokenInput = z.strictObject({ token: z.string().max(200).default('') });

/** Confirmed; twice is once. */
export const Confirmed = z.object({ confirmed: z.literal(true) });
