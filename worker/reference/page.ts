/**
 * The page for people: Swagger UI, whose files the build copies (tools/scripts/lib/build.ts). It reads
 * `/v1/openapi.json`; nothing is loaded from elsewhere.
 */
export const REFERENCE_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Kıyı API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/reference/swagger-ui.css" />
    <script src="/reference/swagger-ui-bundle.js" defer></script>
    <script src="/reference/start.js" defer></script>
  </head>
  <body>
    <div id="reference"></div>
    <noscript><a href="/v1/openapi.json">The API as an OpenAPI 3.1 document</a></noscript>
  </body>
</html>
`;

/** Scripts are our own files; the viewer's icons are `data:` pictures. */
export const REFERENCE_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
