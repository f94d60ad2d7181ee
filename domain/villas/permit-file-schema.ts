import * as z from 'zod';

/** GET /v1/admin/villas/{id}/permitfile: the scanned permit of law 7464; null: none was uploaded. */
export const PermitFile = z.object({
  file: z.object({ name: z.string(), uploadedAt: z.string() }).nullable(),
});
export type PermitFile = z.infer<typeof PermitFile>;
