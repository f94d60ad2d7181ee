import { z } from '@hono/zod-openapi';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const File = z.string().meta({ format: 'binary' });

/** The documented answers of a route that gives a file. */
export function fileResponses<const Type extends string>(type: Type, description = 'The file') {
  const content = { [type]: { schema: File } } as Record<Type, { schema: typeof File }>;
  return { 200: { description, content } };
}

/** A response that browsers download as `fileName`; it contains personal data and is not cached. */
export function fileAnswer(body: BodyInit, fileName: string, contentType: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
