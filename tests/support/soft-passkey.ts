import type { PasskeyCreation, PasskeyRequest } from '#domain/auth/passkey-schema.ts';
import { toBase64Url } from '#worker/platform/base64.ts';

/*
 * A software passkey: answers like a platform authenticator (WebAuthn Level 3, 6.1 and 6.5), so
 * that tests of the Worker need no browser.
 */

export type Bytes = Uint8Array<ArrayBuffer>;

export const text = (value: string): Bytes => new TextEncoder().encode(value);
export const joined = (...parts: (Bytes | number[])[]): Bytes =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
export const digest = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** CBOR (RFC 8949) header of a type, with a length or number below 65,536. */
export const head = (kind: number, size: number): number[] =>
  size < 24
    ? [(kind << 5) | size]
    : size < 256
      ? [(kind << 5) | 24, size]
      : [(kind << 5) | 25, size >> 8, size & 255];
export const cborBytes = (bytes: Bytes): Bytes => joined(head(2, bytes.length), bytes);
export const cborText = (value: string): Bytes => joined(head(3, value.length), text(value));

const PRESENT = 1;
const VERIFIED = 4;
const HAS_KEY = 64;

export type SoftPasskey = {
  create(options: PasskeyCreation, attest?: Attest): Promise<object>;
  sign(options: PasskeyRequest, change?: Change): Promise<object>;
};

/** What an answer can have wrong. */
type Change = {
  origin?: string;
  rpId?: string;
  counter?: number;
  verified?: boolean;
  userHandle?: string;
};

/** Makes the attestation object of a new key, which is otherwise one that attests nothing. */
export type Attest = (made: {
  /** The authenticator's data, and what the browser said. */
  data: Bytes;
  client: Bytes;
  pair: CryptoKeyPair;
}) => Bytes | Promise<Bytes>;

/** An attestation object: its format, its statement in CBOR, and the authenticator's data. */
export const attestationOf = (format: string, statement: Bytes | number[], data: Bytes): Bytes =>
  joined(
    [0xa3],
    cborText('fmt'),
    cborText(format),
    cborText('attStmt'),
    statement,
    cborText('authData'),
    cborBytes(data),
  );

/** A new P-256 key pair with a signature counter. */
export async function softPasskey(origin = 'https://kiyi.example'): Promise<SoftPasskey> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = (await crypto.subtle.generateKey(algorithm, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const raw = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  const credentialId = crypto.getRandomValues(new Uint8Array(32));
  const id = toBase64Url(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string): Bytes =>
    text(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  async function authenticatorData(rpId: string, flags: number, count: number, rest: Bytes) {
    const counted = [count >> 24, count >> 16, count >> 8, count].map((byte) => byte & 255);
    return joined(await digest(text(rpId)), [flags], counted, rest);
  }

  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform',
  });

  return {
    async create({ challenge, rp }, attest = ({ data }) => attestationOf('none', [0xa0], data)) {
      // {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} (RFC 9053)
      const key = joined(
        [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
        cborBytes(raw.slice(1, 33)),
        [0x22],
        cborBytes(raw.slice(33, 65)),
      );
      const attested = joined(new Uint8Array(16), [0, credentialId.length], credentialId, key);
      const data = await authenticatorData(rp.id, PRESENT | VERIFIED | HAS_KEY, counter, attested);
      const client = clientData('webauthn.create', challenge, origin);
      const attestation = await attest({ data, client, pair });
      return answer({
        clientDataJSON: toBase64Url(client),
        attestationObject: toBase64Url(attestation),
        transports: ['internal'],
      });
    },
    async sign({ challenge, rpId }, change = {}) {
      counter = change.counter ?? counter + 1;
      const flags = change.verified === false ? PRESENT : PRESENT | VERIFIED;
      const data = await authenticatorData(change.rpId ?? rpId, flags, counter, new Uint8Array());
      const client = clientData('webauthn.get', challenge, change.origin ?? origin);
      const signed = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        pair.privateKey,
        joined(data, await digest(client)),
      );
      return answer({
        clientDataJSON: toBase64Url(client),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(derOf(new Uint8Array(signed))),
        ...(change.userHandle && { userHandle: change.userHandle }),
      });
    },
  };
}

/** A signature in DER, as authenticators encode it. */
export function derOf(signature: Bytes): Bytes {
  const number = (bytes: Bytes) => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.slice(start);
    const positive = (short[0] ?? 0) > 127 ? joined([0], short) : short;
    return joined([2, positive.length], positive);
  };
  const both = joined(number(signature.slice(0, 32)), number(signature.slice(32)));
  return joined([48, both.length], both);
}
