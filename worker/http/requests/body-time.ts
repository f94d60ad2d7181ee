/** For any body, however small. */
const MIN_MS = 30_000;

/** Less than the slowest mobile network carries. */
const BYTES_A_SECOND = 32_000;

/** The bytes that a body is going to have, which the runtime holds it to; null when nothing says. */
export function declaredLength(headers: Headers): number | null {
  const length = headers.get('content-length');
  const isSaid = length !== null && /^\d+$/.test(length) && !headers.has('transfer-encoding');
  return isSaid ? Number(length) : null;
}

/**
 * How long a body may take to arrive, in ms: whoever sends a letter a second would keep a connection
 * and what belongs to it for ever. One without a declared length counts as `most` bytes.
 */
export function timeToArrive(headers: Headers, most: number): number {
  const bytes = Math.min(declaredLength(headers) ?? most, most);
  return MIN_MS + (bytes / BYTES_A_SECOND) * 1_000;
}
