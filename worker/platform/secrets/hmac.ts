import { toHex } from '../ids.ts';

const encoder = new TextEncoder();

/** HMAC-SHA256 of a text. */
async function hmacSha256(secret: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

export const hmacHex = async (secret: string, text: string): Promise<string> =>
  toHex(await hmacSha256(secret, text));

export const hmacBase64 = async (secret: string, text: string): Promise<string> =>
  btoa(String.fromCharCode(...(await hmacSha256(secret, text))));
