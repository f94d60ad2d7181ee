import type { Deps } from '#worker/platform/deps.ts';
import { toHex } from '../../../platform/ids.ts';
import type { Contract } from './contracts.ts';

const encoder = new TextEncoder();
const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/**
 * What a file says of each contract, as a hash. Keyed: an identity number has too few digits for a
 * plain hash to hide it.
 */
export async function contractDigests(
  { secrets }: Pick<Deps, 'secrets'>,
  contracts: readonly Contract[],
): Promise<string[]> {
  const secret = encoder.encode(`btrans-digest:${secrets.data}`);
  const key = await crypto.subtle.importKey('raw', secret, ALGORITHM, false, ['sign']);
  return Promise.all(
    contracts.map(async ({ xml }) => {
      const mac = await crypto.subtle.sign('HMAC', key, encoder.encode(xml));
      return toHex(new Uint8Array(mac).subarray(0, 16));
    }),
  );
}
