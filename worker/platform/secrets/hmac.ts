import { toBase64 } from '../base64.ts';
import { toHex } from '../ids.ts';

const encoder = new TextEncoder();
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** HMAC-SHA256 of texts under one secret, whose key is imported once. */
export async function hmacWith(
  secret: string | ArrayBuffer,
): Promise<(text: string) => Promise<Uint8Array>> {
  const raw = typeof secret === 'string' ? encoder.encode(secret) : secret;
  const key = await crypto.subtle.importKey('raw', raw, ALGORITHM, false, ['sign']);
  return async (text) =>
    new Uint8Array(await crypto.subtle.sign(ALGORITHM.name, key, encoder.encode(text)));
}

const hmac = async (secret: string, text: string) => (await hmacWith(secret))(text);

export const hmacHex = async (secret: string, text: string): Promise<string> =>
  toHex(await hmac(secret, text));

export const hmacBase64 = async (secret: string, text: string): Promise<string> =>
  toBase64(await hmac(secret, text));
