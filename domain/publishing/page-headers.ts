/**
 * Hashes of the scripts inside pages (site/lib/inline-scripts.ts, dashboard/index.html). When a
 * script changes, site/lib/inline-scripts.test.ts fails and names the new hash;
 * server/operations/Caddyfile repeats it, and tests/scripts/caddy.test.ts compares both.
 */
export const INLINE_SCRIPT_HASHES = [
  // theme, room for the offer of a language, and clicks before the page's script has loaded
  'QaDlgao24LhRBKG2969qFzeMRTfKMHZ70oIOp2aBHHI=',
  // a listing opened with a question
  'yz6RUYZY8VH5EIhMX+zdK70O6LuGC5/1SXSdasj6MbY=',
  // a villa's page opened with nights
  '993o3mVGUfkJFchOS8oO4DY/gDqSIxM11rDm75akDGE=',
  // speculation rules
  'of2/aaxq89JL6m9tHuvRj/lMfyuWm5f5VKV5Bn7suiw=',
  // theme of the dashboard
  'qeaxaLIactyJULC4yx/F+Le00neP/6cWhofdJVEIdMA=',
] as const;

/**
 * The content security policy of our pages: only their own origin. Inline styles are allowed
 * (critical CSS, background colours of pictures), inline scripts only by the hashes above. `blob:`
 * is for previews of files that a clerk is about to upload or send.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src 'self' ${INLINE_SCRIPT_HASHES.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page, built, live and of the dashboard. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
