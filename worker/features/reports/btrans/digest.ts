import type { Deps } from '#worker/platform/deps.ts';
import { toHex } from '#worker/platform/ids.ts';
import { hmacWith } from '#worker/platform/secrets/hmac.ts';
import { deriveText, keysOf, newestKey } from '#worker/platform/secrets/key-ring.ts';
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
  const hmacs = new Map(
    await Promise.all(
      keysOf(secrets.data).map(
        async (key) => [key.id, await hmacWith(await deriveText(key, 'digest'))] as const,
      ),
    ),
  );
  const newest = newestKey(secrets.data).id;
  return Promise.all(
    contracts.map(async (contract) => {
      const [wanted = newest] = earlier(contract)?.split('.') ?? [];
      const id = hmacs.has(wanted) ? wanted : newest;
      const mac = await hmacs.get(id)?.(contract.xml);
      return `${id}.${toHex((mac ?? new Uint8Array()).subarray(0, 16))}`;
    }),
  );
}
