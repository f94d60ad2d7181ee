import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type HashLane, noteHash, waitForTurn } from './hash-turns.ts';

type Cost = { N: number; r: number; p: number };

/** Within the platform's limit N·r·p ≤ 2^20 (docs/decisions). */
const COST: Cost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/**
 * Takes as long as the stored hash took to make; without one (no such account, `null`; an invited
 * user who has not chosen a password) as long as a new one. Anonymous callers can trigger it, so it
 * waits for its turn in `lane`. @throws `BUSY` (503) when too many are waiting
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  lane: HashLane,
): Promise<boolean> {
  const { cost, salt, expected } = readHash(stored ?? '') ?? NO_HASH;
  await waitForTurn(lane, workOf(cost) / workOf(COST));
  const actual = await derive(password, salt, cost);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

type StoredHash = { cost: Cost; salt: Buffer; expected: Buffer };

/** Null for a text that is no hash of ours: nothing matches it. */
function readHash(stored: string): StoredHash | null {
  const [, N, r, p, salt, key] =
    /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w+/=]+)\$([\w+/=]+)$/.exec(stored) ?? [];
  if (salt === undefined || key === undefined) return null;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64'), expected: Buffer.from(key, 'base64') };
}

/** An empty key equals none that is derived. */
const NO_HASH: StoredHash = { cost: COST, salt: Buffer.alloc(16), expected: Buffer.alloc(0) };

const workOf = ({ N, r, p }: Cost): number => N * r * p;

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const from = Date.now();
  return new Promise((resolve, reject) => {
    const normal = password.normalize('NFKC');
    scrypt(normal, salt, KEY_BYTES, { ...cost, maxmem: 64 * 1024 * 1024 }, (error, key) => {
      noteHash(Date.now() - from, workOf(cost) / workOf(COST));
      if (error) reject(error);
      else resolve(key);
    });
  });
}
