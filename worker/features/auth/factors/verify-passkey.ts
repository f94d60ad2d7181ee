import { eq } from 'drizzle-orm';
import type { PasskeyCreated, PasskeySigned } from '#domain/auth/passkey-schema.ts';
import { refused } from '#domain/errors.ts';
import { passkeys } from '#drizzle/schema/factors.ts';
import { fromBase64Url, toBase64Url } from '#worker/platform/base64.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { listPasskeys } from './factor-queries.ts';
import { relyingParty, userHandle } from './passkey-options.ts';

/** Loaded with the first passkey, because most requests never need it. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * Verifies that one of a person's keys signed `challenge` on our site. @returns the steps that
 * record the use, for the batch of what it was for; null when it proves nothing.
 */
export async function verifySigned(
  { db, siteUrl, clock }: Deps,
  { userId, challenge, verified }: { userId: number; challenge: string; verified: boolean },
  signed: PasskeySigned,
): Promise<Step | null> {
  const keys = await listPasskeys(db, userId);
  const key = keys.find(({ credentialId }) => credentialId === signed.id);
  if (key === undefined) return null;
  if ((signed.response.userHandle ?? userHandle(userId)) !== userHandle(userId)) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { id, origin } = relyingParty(siteUrl);
  const result = await verifyAuthenticationResponse({
    response: signed as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: key.credentialId,
      publicKey: fromBase64Url(key.publicKey),
      counter: key.counter,
    },
    requireUserVerification: verified,
  }).catch(() => null);
  if (!result?.verified) return null;
  const at = clock.now().toISOString();
  return step(
    build
      .update(passkeys)
      .set({ counter: result.authenticationInfo.newCounter, lastUsedAt: at, updatedAt: at })
      .where(eq(passkeys.id, key.id)),
    () => refused('PASSKEY_REFUSED'),
  );
}

/**
 * The public key of a key pair that a browser created for `challenge` on our site; null when
 * invalid.
 */
export async function verifyCreated(
  { siteUrl }: Deps,
  challenge: string,
  created: PasskeyCreated,
): Promise<{ credentialId: string; publicKey: string; counter: number } | null> {
  if (!isUnattested(created)) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, origin } = relyingParty(siteUrl);
  const result = await verifyRegistrationResponse({
    response: created as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!result?.verified || !result.registrationInfo) return null;
  const { credential } = result.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: toBase64Url(credential.publicKey),
    counter: credential.counter,
  };
}

/** What formats call their certificates; the one whose statement is a web token has them in that. */
const CERTIFICATES = /x5c|safetynet/;

/**
 * Browsers attest nothing, because we ask for nothing; a key may vouch for itself. Certificates would be
 * believed for nothing, and name addresses that are fetched to see whether they were revoked. Whether
 * there are any is seen without reading them.
 */
function isUnattested({ response }: PasskeyCreated): boolean {
  try {
    const bytes = fromBase64Url(response.attestationObject);
    return !CERTIFICATES.test(new TextDecoder('latin1').decode(bytes));
  } catch {
    // No base64.
    return false;
  }
}
