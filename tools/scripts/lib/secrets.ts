import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './installation.ts';
import { writeWhole } from '#server/storage/write-whole.ts';

const NAMES = ['SESSION_SECRET', 'QUOTE_SECRET', 'DATA_SECRET'] as const;

/**
 * The secrets of a local installation: generated once, stored in its data folder, readable by its
 * owner only. In production they are in the platform's secret store (docs/operations.md).
 * @throws {@link Refusal} when the file is there and cannot be read
 */
export function localSecrets(directory: string): Record<string, string> {
  const file = join(directory, 'secrets.json');
  const known = existsSync(file) ? readSecrets(file) : {};
  const isWhole = NAMES.every((name) => known[name]) && known.VAPID_PRIVATE_KEY;
  if (isWhole) return known;
  for (const name of NAMES) known[name] ??= randomBytes(32).toString('base64url');
  if (!known.VAPID_PRIVATE_KEY) Object.assign(known, newPushKeys());
  mkdirSync(directory, { recursive: true });
  // Half of it would leave identity numbers without their key.
  writeWhole(file, JSON.stringify(known, null, 2), { mode: 0o600 });
  return known;
}

function readSecrets(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    throw new Refusal(
      `${file} cannot be read. Put back that of a backup: new secrets would not open identity numbers.`,
    );
  }
}

/** A P-256 key pair for push services (RFC 8292). */
export function newPushKeys(): Record<string, string> {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return {
    VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
    VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
  };
}
