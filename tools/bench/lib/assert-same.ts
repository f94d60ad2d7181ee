import { isDeepStrictEqual } from 'node:util';

/** Two sides are only compared when their answers are equal. @throws with the first difference */
export function assertSame(what: string, ours: unknown, peer: unknown): void {
  if (isDeepStrictEqual(ours, peer)) return;
  if (isTree(ours) && isTree(peer)) {
    for (const name of new Set([...Object.keys(ours), ...Object.keys(peer)])) {
      assertSame(`${what}.${name}`, ours[name], peer[name]);
    }
  }
  throw new Error(`${what} differs: ${JSON.stringify(ours)} and ${JSON.stringify(peer)}`);
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
