import { fromBase64, toBase64 } from '../base64.ts';
import { deriveBytes, keysOf, newestKey, type RingKey } from './key-ring.ts';

const encoder = new TextEncoder();

/**
 * Encrypts a short text (an identity number) for the database: `v2.<key>.<nonce>.<ciphertext>`,
 * AES-256-GCM under the newest key of `ring`, whose id is included. `context` names the column and
 * row it belongs to, so that a value copied to another row cannot be decrypted there.
 */
export async function sealText(ring: string, context: string, text: string): Promise<string> {
  const key = newestKey(ring);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(key, context) },
    await cipherOf(key),
    encoder.encode(text),
  );
  return `v2.${key.id}.${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

/** @throws when the text was sealed under an unknown key or another context, or was modified. */
export async function openText(ring: string, context: string, sealed: string): Promise<string> {
  const [version, id, iv, data] = sealed.split('.');
  const key = keysOf(ring).find((one) => one.id === id);
  if (version !== 'v2' || !iv || !data) throw new Error('not a sealed text');
  if (key === undefined) throw new Error('sealed under a key that is gone');
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(iv), additionalData: boundTo(key, context) },
    await cipherOf(key),
    fromBase64(data),
  );
  return new TextDecoder().decode(opened);
}

const boundTo = ({ id }: RingKey, context: string) => encoder.encode(`${id}:${context}`);

const cipherOf = async (key: RingKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', await deriveBytes(key, 'seal'), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
