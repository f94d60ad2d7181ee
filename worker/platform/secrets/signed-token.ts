import { fromBase64Url, toBase64Url } from '../base64.ts';
import { hmacHex } from './hmac.ts';

/** A text anybody can read and only we can make: `base64url(payload).hmac`. */
export async function signToken(secret: string, payload: unknown): Promise<string> {
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
  return `${body}.${await hmacHex(secret, body)}`;
}

/** The payload of a token of ours, null when it was not made with this secret. */
export async function readToken(secret: string, token: string): Promise<unknown> {
  const [body, signature, ...rest] = token.split('.');
  if (!body || !signature || rest.length > 0) return null;
  if (!equalInConstantTime(signature, await hmacHex(secret, body))) return null;
  try {
    return JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
  } catch {
    return null;
  }
}

/** Compares without telling by its time where the first difference is. */
export function equalInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
