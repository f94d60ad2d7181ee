import {
  isTransport,
  type PasskeyCreation,
  type PasskeyRequest,
} from '#domain/auth/passkey-schema.ts';
import { toBase64Url } from '#worker/platform/base64.ts';
import type { StoredPasskey } from './factor-queries.ts';

const TIMEOUT_MS = 300_000;

/** COSE identifiers of EdDSA, ES256 and RS256; every platform supports at least one. */
const ALGORITHMS = [-8, -7, -257];

/** Keys are bound to the site's host: a key does not answer for another one. */
export const relyingParty = (siteUrl: string) => ({
  id: new URL(siteUrl).hostname,
  origin: new URL(siteUrl).origin,
});

/** What a key knows its person by. */
export const userHandle = (id: number) => toBase64Url(new TextEncoder().encode(`user:${id}`));

const known = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: transports.filter(isTransport),
});

/** The options for signing in with one of the account's keys. */
export const requestOptions = (
  siteUrl: string,
  challenge: string,
  keys: readonly StoredPasskey[],
  userVerification: 'preferred' | 'required',
): PasskeyRequest => ({
  challenge,
  rpId: relyingParty(siteUrl).id,
  timeout: TIMEOUT_MS,
  userVerification,
  allowCredentials: keys.map(known),
});

/** The options for creating a key; the account's existing keys are excluded. */
export const creationOptions = (
  siteUrl: string,
  challenge: string,
  keys: readonly StoredPasskey[],
  user: { id: number; email: string; name: string; issuer: string },
): PasskeyCreation => ({
  challenge,
  rp: { id: relyingParty(siteUrl).id, name: user.issuer },
  user: {
    id: userHandle(user.id),
    name: user.email,
    displayName: user.name,
  },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: TIMEOUT_MS,
  attestation: 'none',
  excludeCredentials: keys.map(known),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
});
