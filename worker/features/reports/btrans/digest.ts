import type { Deps } from '#worker/platform/deps.ts';
import { toHex } from '#worker/platform/ids.ts';
import { hmacWith } from '#worker/platform/secrets/hmac.ts';
import type { Contract } from './contracts.ts';

/**
 * What a file says of each contract, as a hash. Keyed: an identity number has too few digits for a
 * plain hash to hide it.
 */
export async function contractDigests(
  { secrets }: Pick<Deps, 'secrets'>,
  contracts: readonly Contract[],
): Promise<string[]> {
  const hmac = await hmacWith(`btrans-digest:${secrets.data}`);
  return Promise.all(contracts.map(async ({ xml }) => toHex((await hmac(xml)).subarray(0, 16))));
}
