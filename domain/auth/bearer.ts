/**
 * The token of an `Authorization` header, or null without one. The scheme is written in any case
 * (RFC 9110, 11.1).
 */
export const bearerToken = (header: string | undefined): string | null =>
  /^bearer +(\S+) *$/i.exec(header ?? '')?.[1] ?? null;
