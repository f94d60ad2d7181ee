import { toHex } from '../ids.ts';

const encoder = new TextEncoder();

/** A text anybody can read and only we can make: `base64url(payload).hmac`. */
export async function signToken(secret: string, payload: unknown): Promise<string> {
  const body = toBase64Url(JSON.stringify(payload));
  return `${body}.${await hmac(secret, body)}`;
}

/** The payload of a token of ours, null when it was not made with this secret. */
export async function readToken(secret: string, token: string): Promise<unknown> {
  const [body, signature, ...rest] = token.split('.');
  if (!body || !signature || rest.length > 0) return null;
  if (!equalInConstantTime(signature, await hmac(secret, body))) return null;
  try {
    return JSON.parse(fromBase64Url(body));
  } catch {
    return null;
  }
}

async function hmac(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}

/** Compares without telling by its time where the first difference is. */
export function equalInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

function toBase64Url(text: string): string {
  const binary = Array.from(encoder.encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
