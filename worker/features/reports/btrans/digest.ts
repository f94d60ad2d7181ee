import type { Deps } from '#worker/platform/deps.ts';
import {
  deriveMacKey,
  keysOf,
  newestKey,
  type RingKey,
} from '#worker/platform/secrets/key-ring.ts';
import { toHex } from '../../../platform/ids.ts';
import type { Contract } from './contracts.ts';

const encoder = new TextEncoder();

/**
 * What a file says of each contract, as `<key>.<hash>`. Keyed: an identity number has too few digits for
 * a plain hash to hide it. `earlier` gives the digest that one is compared with, whose key it takes.
 */
export async function contractDigests(
  { secrets }: Pick<Deps, 'secrets'>,
  contracts: readonly Contract[],
  earlier: (contract: Contract) => string | undefined = () => undefined,
): Promise<string[]> {
  const macKeys = new Map<string, Promise<CryptoKey>>();
  const macKeyOf = (key: RingKey) => {
    const known = macKeys.get(key.id) ?? deriveMacKey(key, 'digest');
    macKeys.set(key.id, known);
    return known;
  };
  return Promise.all(
    contracts.map(async (contract) => {
      const [wanted] = earlier(contract)?.split('.') ?? [];
      const ring = secrets.data;
      const key = keysOf(ring).find(({ id }) => id === wanted) ?? newestKey(ring);
      const text = encoder.encode(contract.xml);
      const mac = await crypto.subtle.sign('HMAC', await macKeyOf(key), text);
      return `${key.id}.${toHex(new Uint8Array(mac).subarray(0, 16))}`;
    }),
  );
}
