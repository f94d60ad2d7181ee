let lastTime = 0;
let sequence = 0;

/**
 * A new id for an event row: 11 hex digits of milliseconds, 4 of a sequence within the millisecond,
 * 18 random ones. Sorts by creation within an isolate, cannot be guessed, and is created by the
 * writer so that one batch can refer to the row in dependent rows.
 */
export function newId(now: Date): string {
  const time = now.getTime();
  sequence = time === lastTime ? (sequence + 1) & 0xffff : 0;
  lastTime = time;
  const order = time.toString(16).padStart(11, '0') + sequence.toString(16).padStart(4, '0');
  return order + randomHex(9);
}

/** When an id was created, in milliseconds. */
export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 11), 16) || 0;

/** `bytes` random bytes as hex, from the platform's secure source. */
export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
}

/** SHA-256 of a text or of bytes, as hex. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return toHex(new Uint8Array(digest));
}
