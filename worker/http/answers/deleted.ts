import * as z from 'zod';

/** Content of the answer to a DELETE that removed its row. */
export const Deleted = z.object({ deleted: z.literal(true) });

/** That content, once the row is removed. */
export async function deleted(removal: Promise<unknown>): Promise<z.infer<typeof Deleted>> {
  await removal;
  return { deleted: true };
}
