import { fromBase64Url, toBase64Url } from '#worker/platform/base64.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const text = (value: string) => new TextEncoder().encode(value);

/** A subscribed browser: its subscription, and the decryption of its messages (RFC 8291). */
export async function createPushBrowser(endpoint: string) {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  const point = new Uint8Array(
    (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer,
  );
  const auth = crypto.getRandomValues(new Uint8Array(16));
  async function read(sealed: string): Promise<unknown> {
    const bytes = fromBase64Url(sealed);
    const salt = bytes.slice(0, 16);
    const theirs = bytes.slice(21, 21 + bytes[20]!);
    const sender = await crypto.subtle.importKey('raw', theirs, CURVE, false, []);
    const shared = await crypto.subtle.deriveBits(
      { name: 'ECDH', public: sender },
      pair.privateKey,
      256,
    );
    const info = Uint8Array.from([...text('WebPush: info\0'), ...point, ...theirs]);
    const secret = await hkdf(shared, auth, info, 256);
    const key = await hkdf(secret, salt, text('Content-Encoding: aes128gcm\0'), 128);
    const iv = await hkdf(secret, salt, text('Content-Encoding: nonce\0'), 96);
    const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
    const record = bytes.slice(21 + theirs.length);
    const plain = new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, cipher, record),
    );
    return JSON.parse(new TextDecoder().decode(plain.slice(0, plain.lastIndexOf(2))));
  }
  return { endpoint, p256dh: toBase64Url(point), auth: toBase64Url(auth), read };
}

async function hkdf(
  from: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bits: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bits);
}
