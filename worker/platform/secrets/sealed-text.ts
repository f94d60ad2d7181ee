import { fromBase64, toBase64 } from '../base64.ts';

const encoder = new TextEncoder();

/**
 * Encrypts a short text (an identity number) for the database: `v1.<nonce>.<ciphertext>`, AES-256-GCM
 * under a key made from `secret`. `context` names the column and row it belongs to, so that a value
 * copied to another row cannot be opened there.
 */
export async function sealText(secret: string, context: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(context) },
    await keyOf(secret),
    encoder.encode(text),
  );
  return `v1.${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

/** @throws when the text was sealed under another secret or context, or was changed since. */
export async function openText(secret: string, context: string, sealed: string): Promise<string> {
  const [version, iv, data] = sealed.split('.');
  if (version !== 'v1' || !iv || !data) throw new Error('not a sealed text');
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(iv), additionalData: encoder.encode(context) },
    await keyOf(secret),
    fromBase64(data),
  );
  return new TextDecoder().decode(opened);
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`sealed-text:${secret}`));
  return crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
