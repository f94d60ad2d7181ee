import { toHex } from '../ids.ts';
import { hmacWith } from './hmac.ts';

/**
 * A key of a ring: `since` in milliseconds is when it came into use; the first one of an
 * installation has no time and the id `0`.
 */
export type RingKey = { id: string; since: number; secret: string };

const ENTRY = /^(?:(\d{8}T\d{4}):)?(.+)$/s;

/** Minimum length of a key, in characters. */
const SHORTEST = 32;

/**
 * The keys of a ring as stored in the platform's secret store, newest first: one secret, or several
 * as `20270301T0900:newest,20261122T1800:older,first`, each but the first with the UTC minute from
 * which it is used. Data sealed or signed with an older key can still be read.
 */
export function keysOf(ring: string): readonly RingKey[] {
  const known = parsed.get(ring);
  if (known !== undefined) return known;
  const keys = ring.split(',').map(parseEntry);
  const sorted = keys.toSorted((a, b) => b.since - a.since);
  parsed.set(ring, sorted);
  return sorted;
}

const parsed = new Map<string, readonly RingKey[]>();

function parseEntry(entry: string): RingKey {
  const [, time, secret = ''] = ENTRY.exec(entry.trim()) ?? [];
  if (time === undefined) return { id: '0', since: 0, secret };
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)$/.exec(time)?.map(Number) ?? [];
  const since = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  return { id: time, since, secret };
}

/** Why a text cannot be used as a key ring, for the operator who set it; null when it can. */
export function ringProblem(ring: string | undefined): string | null {
  if (!ring) return 'is missing';
  const keys = keysOf(ring);
  if (keys.some(({ secret }) => secret.length < SHORTEST))
    return `is too short: a key has ${SHORTEST} characters or more`;
  return new Set(keys.map(({ id }) => id)).size < keys.length ? 'names a time twice' : null;
}

/** The key for new data. */
export const newestKey = (ring: string): RingKey => keysOf(ring)[0] ?? parseEntry(ring);

/** The key in use at an instant, for values that are derived from a row again and not stored. */
export const keyAt = (ring: string, instant: number): RingKey =>
  keysOf(ring).find(({ since }) => since <= instant) ?? keysOf(ring).at(-1) ?? newestKey(ring);

/**
 * The use of a key. Each use has derived bytes of its own, from which the others cannot be
 * computed.
 */
type KeyUse = 'seal' | 'digest' | `sign:${string}` | `link:${string}`;

/** A cache: there are few keys and uses, and every request needs one. */
const derived = new Map<string, ArrayBuffer>();

/** The 32 bytes of a key for one use (HKDF-SHA-256, RFC 5869). */
export async function deriveBytes({ secret }: RingKey, use: KeyUse): Promise<ArrayBuffer> {
  const name = `${use} ${secret}`;
  const known = derived.get(name);
  if (known !== undefined) return known;
  const encoder = new TextEncoder();
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
  ]);
  const info = encoder.encode(`kiyi/v1/${use}`);
  const salt = new Uint8Array(32);
  const params = { name: 'HKDF', hash: 'SHA-256', salt, info };
  const bytes = await crypto.subtle.deriveBits(params, material, 256);
  derived.set(name, bytes);
  return bytes;
}

/** The same as hex, for consumers of text. */
export const deriveText = async (key: RingKey, use: KeyUse): Promise<string> =>
  toHex(new Uint8Array(await deriveBytes(key, use)));

/** Authenticates texts of one use. */
export const deriveHmac = async (key: RingKey, use: KeyUse) =>
  hmacWith(await deriveBytes(key, use));
