import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import type { DKIMVerifyOptions } from 'mailauth';
import { coversMail, isOf, type Judged } from '#domain/mail-in/sender-proof.ts';

/** Most signatures that are looked at: each may hash the whole mail, and asks the DNS. */
const MAX_SIGNATURES = 10;

/**
 * Whether the domain of the only From address, or one above it, signed the whole mail (DKIM): body and
 * headers. A signature over a part proves nothing: anybody can add to it, or send it to somebody else;
 * nor does SHA-1 (RFC 8301), or a key that is under test. `resolver` asks the DNS.
 */
export async function isSigned(
  raw: Uint8Array,
  judged: Judged,
  resolver?: DKIMVerifyOptions['resolver'],
): Promise<boolean> {
  // Headers are read up to 64 KB.
  const head = new TextDecoder('latin1').decode(raw.subarray(0, 64_000));
  if ((head.match(/^dkim-signature\s*:/gim) ?? []).length > MAX_SIGNATURES) return false;
  const options = { rejectRsaSha1: true, ...(resolver && { resolver }) };
  const { email } = judged;
  const domain = email.split('@')[1] ?? '';
  const { results, headerFrom, fromFields } = await dkimVerify(Buffer.from(raw), options);
  return (
    fromFields === 1 &&
    headerFrom.length === 1 &&
    headerFrom[0]?.toLowerCase() === email &&
    results.some(
      ({ status, signingDomain = '', signingHeaders, canonBodyLengthLimited }) =>
        status.result === 'pass' &&
        status.testing !== true &&
        Boolean(status.aligned) &&
        isOf(domain, signingDomain.toLowerCase()) &&
        canonBodyLengthLimited !== true &&
        coversMail(namesIn(signingHeaders?.keys), judged),
    )
  );
}

const namesIn = (signed = ''): string[] =>
  signed.split(':').map((name) => name.trim().toLowerCase());
