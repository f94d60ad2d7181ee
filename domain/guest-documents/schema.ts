import * as z from 'zod';
import { PrivateToken } from '#domain/wire/link-token.ts';
import { TrackInput } from '#domain/reservations/schema.ts';

/** POST /v1/quote/contract: a quote that is still good. */
export const ContractPreviewInput = z.strictObject({ quoteToken: z.string().min(1).max(4000) });
export type ContractPreviewInput = z.infer<typeof ContractPreviewInput>;

/**
 * POST /v1/reservation/voucher.pdf and …/contract.pdf, as JSON or as a form: a guest's own
 * documents, by code and e-mail or by the private link of the stay's page. The same 404 whichever
 * of these was wrong.
 */
export const GuestDocumentInput = z.union([TrackInput, z.strictObject({ stay: PrivateToken })]);
export type GuestDocumentInput = z.infer<typeof GuestDocumentInput>;

/** GET /v1/admin/reservations/{id}/papers: what there is to hand out. */
export const StayDocuments = z.object({
  /** Null while the stay is not sold. */
  voucher: z.object({ link: z.string() }).nullable(),
  contract: z.object({
    /**
     * When the guest accepted it on the website, and which version; null: to be signed on paper.
     */
    acceptedAt: z.string().nullable(),
    termsVersion: z.string().nullable(),
  }),
});
export type StayDocuments = z.infer<typeof StayDocuments>;
