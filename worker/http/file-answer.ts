/** The answer that a browser saves as `fileName`; it holds personal data and is kept by nobody. */
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
