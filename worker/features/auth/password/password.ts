import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { waitForTurn } from './hash-turns.ts';

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
 * Takes as long as the stored hash took to make; with `null` (no such account) as long as a new
 * one. Anonymous callers can trigger it, so it waits for its turn. @throws `BUSY` (503) when too
 * many are waiting
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, key] = (stored ?? UNKNOWN_ACCOUNT).split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  await waitForTurn(workOf(cost) / workOf(COST));
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'), cost);
  return stored !== null && expected.length === actual.length && timingSafeEqual(expected, actual);
}

const workOf = ({ N, r, p }: Cost): number => N * r * p;

const UNKNOWN_ACCOUNT = `scrypt$${COST.N}$${COST.r}$${COST.p}$${Buffer.alloc(16).toString('base64')}$`;

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const normal = password.normalize('NFKC');
    scrypt(normal, salt, KEY_BYTES, { ...cost, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
