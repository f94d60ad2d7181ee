import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { DKIMVerifyOptions } from 'mailauth';

/**
 * Whether the domain of the only From address, or one above it, signed the whole mail (DKIM). A
 * signature over a part of the body proves nothing: anybody can add to it. `resolver` asks the DNS.
 */
export async function isSigned(
  raw: Uint8Array,
  email: string,
  resolver?: DKIMVerifyOptions['resolver'],
): Promise<boolean> {
  const options = resolver === undefined ? {} : { resolver };
  const { results, headerFrom, fromFields } = await dkimVerify(Buffer.from(raw), options);
  return (
    fromFields === 1 &&
    headerFrom.length === 1 &&
    headerFrom[0]?.toLowerCase() === email &&
    results.some(
      ({ status, canonBodyLengthLimited }) =>
        status.result === 'pass' && Boolean(status.aligned) && canonBodyLengthLimited !== true,
    )
  );
}
