import { fromBase64Url } from '../base64.ts';

/** The browser's public key and its secret, base64url. */
type PushReader = { p256dh: string; auth: string };

/** New for every message; a test passes those of the RFC. */
type Once = { pair: CryptoKeyPair; salt: Uint8Array<ArrayBuffer> };

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const RECORD_BYTES = 4096;
/** The delimiter after the last byte of the only record (RFC 8188). */
const END = 2;

const encoder = new TextEncoder();

/** Encrypts text for one browser: RFC 8291 in the encoding `aes128gcm` of RFC 8188, one record. */
export async function encryptPush(
  text: string,
  reader: PushReader,
  once?: Once,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pair, salt } = once ?? (await makeOnce());
  const theirs = fromBase64Url(reader.p256dh);
  const ours = new Uint8Array(
    (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer,
  );
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: await readKey(theirs) },
    pair.privateKey,
    256,
  );
  const info = join(encoder.encode('WebPush: info\0'), theirs, ours);
  const secret = await derive(shared, fromBase64Url(reader.auth), info, 32);
  const key = await derive(secret, salt, encoder.encode('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(secret, salt, encoder.encode('Content-Encoding: nonce\0'), 12);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const record = join(encoder.encode(text), Uint8Array.of(END));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cipher, record);
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_BYTES);
  return join(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

const readKey = (point: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', point, CURVE, false, []);

/** Whether a text is a browser's public key: a point of the curve, as nobody could encrypt to another. */
export const isReaderKey = (p256dh: string): Promise<boolean> =>
  Promise.resolve(p256dh)
    .then(fromBase64Url)
    .then(readKey)
    .then(
      () => true,
      () => false,
    );

async function makeOnce(): Promise<Once> {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  return { pair, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

async function derive(
  from: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const bytes of parts) {
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}
