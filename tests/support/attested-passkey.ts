import {
  attestationOf,
  type Attest,
  type Bytes,
  cborBytes,
  cborText,
  derOf,
  digest,
  joined,
  text,
} from './soft-passkey.ts';

/* Attestations with certificates of somebody's own, as no browser sends them to us. */

const ES256 = { name: 'ECDSA', hash: 'SHA-256' };
/** CBOR of COSE's number for it, -7. */
const ALGORITHM = [0x26];

type Part = Bytes | number[];

/** DER: a tag, a length below 65,536 and content. */
function der(tag: number, ...parts: Part[]): Bytes {
  const content = joined(...parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return joined([tag, ...size], content);
}
const sequence = (...parts: Part[]) => der(0x30, ...parts);
const hex = (digits: string) =>
  (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const SIGNED_SO = sequence(hex('06082a8648ce3d040302'));
const COMMON_NAME = hex('0603550403');
const REVOKED_AT = hex('0603551d1f');
const ANDROID_KEY = hex('060a2b06010401d679020111');

const nameOf = (name: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, text(name)))));
const extension = (id: Part, value: Bytes) => sequence(id, der(0x04, value));

type Wanted = { subject: string; issuer: string; extensions: Bytes[] };

async function certificate(of: CryptoKey, by: CryptoKey, wanted: Wanted): Promise<Bytes> {
  const body = sequence(
    der(0xa0, [2, 1, 2]),
    [2, 1, 1],
    SIGNED_SO,
    nameOf(wanted.issuer),
    sequence(der(0x17, text('200101000000Z')), der(0x17, text('490101000000Z'))),
    nameOf(wanted.subject),
    new Uint8Array((await crypto.subtle.exportKey('spki', of)) as ArrayBuffer),
    ...(wanted.extensions.length > 0 ? [der(0xa3, sequence(...wanted.extensions))] : []),
  );
  const signature = new Uint8Array(await crypto.subtle.sign(ES256, by, body));
  return sequence(body, SIGNED_SO, der(0x03, [0], derOf(signature)));
}

/**
 * An attestation of format `android-key` by a root of its own, whose certificate says that `revoked`
 * is to be asked whether it still holds.
 */
export const attestedBy =
  (revoked: string): Attest =>
  async ({ data, client, pair }) => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const root = (await crypto.subtle.generateKey(algorithm, true, [
      'sign',
      'verify',
    ])) as CryptoKeyPair;
    const level = der(0x0a, [1]);
    const version = der(0x02, [3]);
    const key = sequence(
      version,
      level,
      version,
      level,
      der(0x04, await digest(client)),
      der(0x04),
      sequence(),
      sequence(),
    );
    const asked = sequence(sequence(der(0xa0, der(0xa0, der(0x86, text(revoked))))));
    const leaf = await certificate(pair.publicKey, root.privateKey, {
      subject: 'key',
      issuer: 'root',
      extensions: [extension(ANDROID_KEY, key), extension(REVOKED_AT, asked)],
    });
    const anchor = await certificate(root.publicKey, root.privateKey, {
      subject: 'root',
      issuer: 'root',
      extensions: [],
    });
    const statement = joined(
      [0xa3],
      joined(cborText('alg'), ALGORITHM),
      joined(cborText('sig'), cborBytes(await signed(pair, data, client))),
      joined(cborText('x5c'), [0x82], cborBytes(leaf), cborBytes(anchor)),
    );
    return attestationOf('android-key', statement, data);
  };

/** An attestation by the new key itself, as some authenticators give it unasked. */
export const attestedByItself: Attest = async ({ data, client, pair }) =>
  attestationOf(
    'packed',
    joined(
      [0xa2],
      cborText('alg'),
      ALGORITHM,
      cborText('sig'),
      cborBytes(await signed(pair, data, client)),
    ),
    data,
  );

async function signed(pair: CryptoKeyPair, data: Bytes, client: Bytes): Promise<Bytes> {
  const said = joined(data, await digest(client));
  return derOf(new Uint8Array(await crypto.subtle.sign(ES256, pair.privateKey, said)));
}
