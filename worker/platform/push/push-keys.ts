import { fromBase64Url, toBase64Url } from '../base64.ts';

/** Our identity at push services (VAPID, RFC 8292). */
export type PushKeys = {
  /** The public key for subscriptions: an uncompressed point of P-256, base64url. */
  publicKey: string;
  /** The Authorization header of a push to a service, by its origin. */
  authorize(origin: string, now: Date): Promise<string>;
};

export type PushEnv = { VAPID_PUBLIC_KEY?: string; VAPID_PRIVATE_KEY?: string };

/** Lifetime of a token; services refuse more than a day. */
const GOOD_FOR_S = 12 * 3600;

/** Null without keys: there is no push then. `findFaults` has checked their form. */
export function createPushKeys(env: PushEnv, contact: string): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey || !privateKey) return null;
  const point = fromBase64Url(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
    d: privateKey,
  };
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  let key: Promise<CryptoKey> | null = null;
  return {
    publicKey,
    async authorize(origin, now) {
      key ??= crypto.subtle.importKey('jwk', jwk, algorithm, false, ['sign']);
      const exp = Math.floor(now.getTime() / 1000) + GOOD_FOR_S;
      const token = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: origin, exp, sub: contact })}`;
      const signature = await crypto.subtle.sign(
        algorithm,
        await key,
        new TextEncoder().encode(token),
      );
      return `vapid t=${token}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`;
    },
  };
}

const part = (value: object): string =>
  toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
