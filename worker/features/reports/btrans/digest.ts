import type { Deps } from '#worker/platform/deps.ts';
import { toHex } from '#worker/platform/ids.ts';
import { deriveHmac, keysOf, newestKey, type RingKey } from '#worker/platform/secrets/key-ring.ts';
import type { Contract } from './contracts.ts';

/**
 * A digest of what a file contains about each contract, as `<key>.<hash>`. Keyed, because a plain
 * hash of an identity number can be reversed by trying all of them. With `earlier`, uses the key of
 * the digest to compare with.
 */
export async function contractDigests(
  { secrets }: Pick<Deps, 'secrets'>,
  contracts: readonly Contract[],
  earlier: (contract: Contract) => string | undefined = () => undefined,
): Promise<string[]> {
  const ring = secrets.data;
  const hmacs = new Map<string, ReturnType<typeof deriveHmac>>();
  const hmacOf = (key: RingKey) => {
    const known = hmacs.get(key.id) ?? deriveHmac(key, 'digest');
    hmacs.set(key.id, known);
    return known;
  };
  return Promise.all(
    contracts.map(async (contract) => {
      const [wanted] = earlier(contract)?.split('.') ?? [];
      const key = keysOf(ring).find(({ id }) => id === wanted) ?? newestKey(ring);
      const hmac = await hmacOf(key);
      return `${key.id}.${toHex((await hmac(contract.xml)).subarray(0, 16))}`;
    }),
  );
}
