import { fromBase64Url, toBase64Url } from '../base64.ts';
import { toHex } from '../ids.ts';
import { deriveHmac, keysOf, newestKey, type RingKey } from './key-ring.ts';

/**
 * A text that anybody can read but only we can create: `base64url(payload).hmac`. `purpose`
 * prevents a token from being used for another purpose.
 */
export async function signToken(ring: string, purpose: string, payload: unknown): Promise<string> {
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
  return `${body}.${await mac(newestKey(ring), purpose, body)}`;
}

/** The payload of a token of ours, null when no key of this ring signed it for this purpose. */
export async function readToken(ring: string, purpose: string, token: string): Promise<unknown> {
  const [body, signature, ...rest] = token.split('.');
  if (!body || !signature || rest.length > 0) return null;
  const macs = await Promise.all(keysOf(ring).map((key) => mac(key, purpose, body)));
  if (!macs.some((ours) => equalInConstantTime(signature, ours))) return null;
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
  } catch {
    return null;
  }
}

async function mac(key: RingKey, purpose: string, text: string): Promise<string> {
  const hmac = await deriveHmac(key, `sign:${purpose}`);
  return toHex(await hmac(text));
}

/**
 * Compares in constant time, so that timing does not reveal the position of the first difference.
 */
export function equalInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
