import { notFound } from '#domain/errors.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';

/**
 * A private picture as a response: not cached, and nothing in it is executed. @throws `NOT_FOUND`
 */
export function pictureAnswer(file: StoredFile | null): Response {
  if (file === null) throw notFound('Böyle bir resim yok.');
  return new Response(file.body, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.size),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}
