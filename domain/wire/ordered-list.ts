import * as z from 'zod';

/*
 * Lists that the agency orders by hand: questions, people, documents. Their paths are
 * `PATCH …/order` and `PATCH …/activity`; both answer the same as they take.
 */

/** All ids, the first one first. Errors: STALE_ORDER (409) when they are not exactly the rows. */
export const OrderInput = z.strictObject({
  ids: z.array(z.int().positive()).min(1, 'Sıralanacak kayıt yok.').max(500),
});
export const Order = z.object({ ids: z.array(z.int()) });

/** Shows a row on its page or hides it. Errors: NOT_FOUND (404). */
export const ActivityInput = z.strictObject({ id: z.int().positive(), active: z.boolean() });
export const Activity = z.object({ id: z.int(), active: z.boolean() });
