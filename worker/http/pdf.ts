import { z } from '@hono/zod-openapi';

/** A PDF as the documented answer of a route. */
export const PDF_ANSWER = {
  200: {
    description: 'The file',
    content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
  },
} as const;

/** The answer that a browser shows or saves as `fileName`; nobody may keep a copy on the way. */
export function pdfAnswer(bytes: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
