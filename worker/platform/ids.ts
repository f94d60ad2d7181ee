/**
 * A new id for an event row: 10 hex digits of milliseconds, then 22 random ones.
 * Sorts by time, cannot be guessed, and is made by the writer so that one batch can name the row
 * and everything that hangs on it.
 */
export function newId(now: Date): string {
  const time = now.getTime().toString(16).padStart(11, '0');
  return time + randomHex(11);
}

/** `bytes` random bytes as hex, from the platform's secure source. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a text as hex. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}
