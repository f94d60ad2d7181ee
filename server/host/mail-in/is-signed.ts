import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { DKIMVerifyOptions } from 'mailauth';
import { isOf } from '#domain/mail-in/sender-proof.ts';

/**
 * Whether the domain of the only From address, or one above it, signed the whole mail (DKIM). A
 * signature over a part of the body proves nothing: anybody can add to it; nor does SHA-1 (RFC 8301),
 * or a key that is under test. `resolver` asks the DNS.
 */
export async function isSigned(
  raw: Uint8Array,
  email: string,
  resolver?: DKIMVerifyOptions['resolver'],
): Promise<boolean> {
  const options = { rejectRsaSha1: true, ...(resolver && { resolver }) };
  const domain = email.split('@')[1] ?? '';
  const { results, headerFrom, fromFields } = await dkimVerify(Buffer.from(raw), options);
  return (
    fromFields === 1 &&
    headerFrom.length === 1 &&
    headerFrom[0]?.toLowerCase() === email &&
    results.some(
      ({ status, signingDomain = '', canonBodyLengthLimited }) =>
        status.result === 'pass' &&
        status.testing !== true &&
        Boolean(status.aligned) &&
        isOf(domain, signingDomain.toLowerCase()) &&
        canonBodyLengthLimited !== true,
    )
  );
}
