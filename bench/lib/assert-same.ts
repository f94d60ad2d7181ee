import { isDeepStrictEqual } from 'node:util';

/** Two sides are compared only where they answer alike. @throws when they do not */
export function assertSame(what: string, ours: unknown, peer: unknown): void {
  if (isDeepStrictEqual(ours, peer)) return;
  throw new Error(`${what} differs: ${JSON.stringify(ours)} and ${JSON.stringify(peer)}`);
}
