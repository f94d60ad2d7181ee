export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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
