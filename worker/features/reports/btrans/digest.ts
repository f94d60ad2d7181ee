import type { Deps } from '#worker/platform/deps.ts';
import { toHex } from '#worker/platform/ids.ts';
import { deriveHmac, keysOf, newestKey, type RingKey } from '#worker/platform/secrets/key-ring.ts';
import type { Contract } from './contracts.ts';

/**
 * What a file says of each contract, as `<key>.<hash>`. Keyed: an identity number has too few digits for
 * a plain hash to hide it. `earlier` gives the digest that one is compared with, whose key it takes.
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
