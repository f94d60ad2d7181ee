/**
 * Lets the browser prefetch a page of ours when a pointer rests on its link; declarative, not code. As it
 * is written, because its hash is allowed and the page's script is limited to the byte.
 */
export const SPECULATION_RULES =
  '{"prefetch":[{"where":{"href_matches":"/((?!dashboard|v[12]/|media/).*)"},"eagerness":"moderate"}]}';
