import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { waitForTurn } from './hash-turns.ts';

/** Inside the platform's limit N·r·p ≤ 2^20 (docs/decisions). */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Costs the same for a wrong password and for no account: pass `null` for the latter. Strangers can
 * ask for it, so it waits for its turn. @throws `BUSY` (503) when too many do
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  await waitForTurn();
  const [, , , , salt, key] = (stored ?? UNKNOWN_ACCOUNT).split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'));
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}

const UNKNOWN_ACCOUNT = `scrypt$0$0$0$${Buffer.alloc(16).toString('base64')}$`;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const normal = password.normalize('NFKC');
    scrypt(normal, salt, KEY_BYTES, { ...COST, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
