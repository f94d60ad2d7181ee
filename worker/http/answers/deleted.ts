import * as z from 'zod';

/** Content of the answer to a DELETE that removed its row. */
export const Deleted = z.object({ deleted: z.literal(true) });

export const DELETED: z.infer<typeof Deleted> = { deleted: true };
