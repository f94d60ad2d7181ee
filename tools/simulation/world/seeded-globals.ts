import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import { Random } from '../random.ts';

/** What the platform provides and a seed must decide: randomness and the time of day. */
type Platform = { random: Random; now: () => number };

let platform: Platform = { random: new Random(0), now: () => 0 };

/** From now on randomness and time of this thread are those of one world. */
export function usePlatform(next: Platform): void {
  platform = next;
}

type Key = { raw: Uint8Array };
type Sealing = { iv: Uint8Array; additionalData: Uint8Array };

/** Implemented here and not by the platform. */
const OWN_ALGORITHMS = new Set(['HMAC', 'HKDF', 'AES-GCM']);
const TAG_BYTES = 16;

const rawOf = (key: CryptoKey): Uint8Array => (key as unknown as Key).raw;

const toBuffer = (bytes: Uint8Array): ArrayBuffer => {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return copy.buffer;
};

/**
 * Replaces the platform's sources of randomness and time, once a thread. Keys, ids and tokens then
 * depend on the seed; hashes and signatures are the real ones, computed synchronously so that the
 * order of answers is fixed. Everything else is left unchanged.
 */
export function installSeededGlobals(): void {
  const { subtle } = globalThis.crypto;
  const seededSubtle = {
    importKey: (...args: Parameters<SubtleCrypto['importKey']>) => {
      const [format, raw, algorithm] = args;
      const name = typeof algorithm === 'object' ? algorithm.name : algorithm;
      if (format !== 'raw' || !OWN_ALGORITHMS.has(name)) return subtle.importKey(...args);
      return Promise.resolve({ raw: new Uint8Array(raw as Uint8Array) } as unknown as CryptoKey);
    },
    sign: (...args: Parameters<SubtleCrypto['sign']>) => {
      const [, key, data] = args;
      const { raw } = key as unknown as Partial<Key>;
      if (raw === undefined) return subtle.sign(...args);
      return Promise.resolve(
        toBuffer(
          createHmac('sha256', raw)
            .update(data as Uint8Array)
            .digest(),
        ),
      );
    },
    digest: (...args: Parameters<SubtleCrypto['digest']>) => {
      const [algorithm, data] = args;
      if (algorithm !== 'SHA-256') return subtle.digest(...args);
      return Promise.resolve(
        toBuffer(
          createHash('sha256')
            .update(data as Uint8Array)
            .digest(),
        ),
      );
    },
    deriveBits: (...args: Parameters<SubtleCrypto['deriveBits']>) => {
      const [algorithm, key, bits] = args;
      const { salt, info } = algorithm as unknown as { salt: Uint8Array; info: Uint8Array };
      return Promise.resolve(hkdfSync('sha256', rawOf(key), salt, info, (bits ?? 0) / 8));
    },
    encrypt: (...args: Parameters<SubtleCrypto['encrypt']>) => {
      const [algorithm, key, data] = args;
      const { iv, additionalData } = algorithm as unknown as Sealing;
      const cipher = createCipheriv('aes-256-gcm', rawOf(key), iv).setAAD(additionalData);
      const sealed = [cipher.update(data as Uint8Array), cipher.final(), cipher.getAuthTag()];
      return Promise.resolve(toBuffer(Buffer.concat(sealed)));
    },
    decrypt: async (...args: Parameters<SubtleCrypto['decrypt']>) => {
      const [algorithm, key, data] = args;
      const { iv, additionalData } = algorithm as unknown as Sealing;
      const sealed = new Uint8Array(data as ArrayBuffer);
      const end = sealed.length - TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', rawOf(key), iv)
        .setAAD(additionalData)
        .setAuthTag(sealed.subarray(end));
      return toBuffer(Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]));
    },
    verify: (...args: Parameters<SubtleCrypto['verify']>) => {
      const [, key, signature, data] = args;
      const { raw } = key as unknown as Partial<Key>;
      if (raw === undefined) return subtle.verify(...args);
      const expected = createHmac('sha256', raw)
        .update(data as Uint8Array)
        .digest();
      return Promise.resolve(expected.equals(new Uint8Array(signature as Uint8Array)));
    },
  };
  const seededCrypto = {
    subtle: seededSubtle,
    getRandomValues: <Bytes extends ArrayBufferView>(view: Bytes): Bytes => {
      platform.random.fillBytes(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
      return view;
    },
    randomUUID: () => {
      const bytes = new Uint8Array(16);
      platform.random.fillBytes(bytes);
      const hex = Buffer.from(bytes).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
  Object.defineProperty(globalThis, 'crypto', { value: seededCrypto, configurable: true });
  // Refusals are normal here: their log lines would hide real failures.
  console.warn = () => undefined;
  Math.random = () => platform.random.fraction();
  Date.now = () => platform.now();
}
