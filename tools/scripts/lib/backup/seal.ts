import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { Refusal } from '../installation.ts';

/** Compresses bytes for the store, encrypts them if there is a key, and names them by content. */
export type Seal = {
  isEncrypted: boolean;
  close(bytes: Uint8Array): Buffer;
  /** @throws {@link Refusal} for another key, or modified bytes. */
  open(sealed: Uint8Array): Buffer;
  /** Equal bytes have equal names, which reveal nothing without the key. */
  nameOf(bytes: Uint8Array): string;
};

const NONCE = 12;
const TAG = 16;
const PLAIN = 0;
const ENCRYPTED = 1;

const UNREADABLE = 'The backup cannot be read: another BACKUP_KEY made it, or somebody changed it.';

/** zstd, then AES-256-GCM under a key of its own from `BACKUP_KEY` (32 characters or more). */
export function createSeal(secret: string | undefined): Seal {
  if (secret !== undefined && secret.length < 32) {
    throw new Refusal(
      'BACKUP_KEY is too short: 32 characters or more, for example of `openssl rand -base64 32`.',
    );
  }
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret ?? 'not encrypted', '', purpose, 32));
  const key = derive('kiyi backup: content');
  const names = derive('kiyi backup: names');
  return {
    isEncrypted: secret !== undefined,
    nameOf: (bytes) => createHmac('sha256', names).update(bytes).digest('hex').slice(0, 40),
    close(bytes) {
      const packed = zstdCompressSync(bytes);
      if (secret === undefined) return Buffer.concat([Buffer.of(PLAIN), packed]);
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const parts = [Buffer.of(ENCRYPTED), nonce, cipher.update(packed), cipher.final()];
      return Buffer.concat([...parts, cipher.getAuthTag()]);
    },
    open(sealed) {
      const bytes = Buffer.from(sealed);
      if (bytes.length === 0) throw new Refusal(UNREADABLE);
      const isEncrypted = bytes[0] === ENCRYPTED;
      if (isEncrypted !== (secret !== undefined)) {
        throw new Refusal(
          isEncrypted
            ? 'The backup is encrypted: set BACKUP_KEY.'
            : 'The backup is not encrypted: leave BACKUP_KEY out.',
        );
      }
      try {
        return zstdDecompressSync(isEncrypted ? decrypt(key, bytes) : bytes.subarray(1));
      } catch {
        throw new Refusal(UNREADABLE);
      }
    },
  };
}

function decrypt(key: Buffer, bytes: Buffer): Buffer {
  const nonce = bytes.subarray(1, 1 + NONCE);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
  return Buffer.concat([
    decipher.update(bytes.subarray(1 + NONCE, bytes.length - TAG)),
    decipher.final(),
  ]);
}
