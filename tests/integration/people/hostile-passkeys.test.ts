import { beforeAll, expect, it, vi } from 'vitest';
import { toBase64Url } from '#worker/platform/base64.ts';
import { userHandle } from '#worker/features/auth/factors/passkey-options.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { attestedBy, attestedByItself } from '#tests/support/attested-passkey.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { addKey, answerSecondFactor, typePassword } from '#tests/support/second-factor.ts';
import {
  type Attest,
  attestationOf,
  type Bytes,
  cborBytes,
  cborText,
  joined,
  softPasskey,
  text,
} from '#tests/support/soft-passkey.ts';

let app: TestApp;
beforeAll(() => {
  app = testApp();
});

/** More than a stack holds, and as much as the call takes. */
const DEEP = 14_000;
const deep = (byte: number) => new Uint8Array(DEEP).fill(byte);
const LONG = [0xff, 0xff, 0xff, 0xff];
const changed = (data: Bytes, at: number, ...bytes: number[]): Bytes => {
  const other = data.slice();
  other.set(bytes, at);
  return other;
};
const plain = (data: Bytes) => attestationOf('none', [0xa0], data);
/** Flags of the authenticator's data, and where the length of the key's name and the key stand. */
const [FLAGS, NAME_LENGTH, KEY] = [32, 53, 87];
const withKey =
  (...key: (Bytes | number[])[]): Attest =>
  ({ data }) =>
    plain(joined(data.slice(0, KEY), ...key));

const ATTESTATIONS: Record<string, Attest> = {
  'no CBOR': () => text('attestation'),
  'a number': () => Uint8Array.of(1),
  'an endless depth of lists': () => deep(0x81),
  'an endless depth of maps': () => deep(0xa1),
  'an endless depth of tags': () => deep(0xc1),
  'a list longer than itself': () => joined([0x9a], LONG),
  'bytes longer than themselves': () => joined([0x5a], LONG),
  'a map longer than itself': () => joined([0xba], LONG),
  'a length of 64 bits': () => joined([0x5b], LONG, LONG),
  'one name twice': () =>
    joined([0xa2], cborText('fmt'), cborText('none'), cborText('fmt'), [0xf6]),
  'no data': () => joined([0xa2], cborText('fmt'), cborText('none'), cborText('attStmt'), [0xa0]),
  'data that is text': () =>
    joined(
      [0xa3],
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      [0xa0],
      cborText('authData'),
      cborText('x'),
    ),
  'short data': ({ data }) => plain(data.slice(0, 36)),
  'data of another site': ({ data }) => plain(changed(data, 0, 1, 2, 3)),
  'nobody present': ({ data }) => plain(changed(data, FLAGS, 64)),
  'no key': ({ data }) => plain(changed(data, FLAGS, 5).slice(0, 37)),
  'a name longer than the data': ({ data }) => plain(changed(data, NAME_LENGTH, 255, 255)),
  'half a key': ({ data }) => plain(data.slice(0, -40)),
  'more after the key': ({ data }) => plain(joined(data, [0])),
  'an extension of endless depth': ({ data }) =>
    plain(joined(changed(data, FLAGS, 197), deep(0x81))),
  'an empty key': withKey([0xa0]),
  'a key of another algorithm': withKey([0xa3, 1, 2, 3, 0x39, 0xff, 0xfe, 0x20, 1]),
  'an algorithm in words': withKey([0xa2, 1, 2, 3], cborText('ES256')),
  'a statement of nothing with something': ({ data }) => attestationOf('none', [0xa1, 1, 1], data),
  'a format that is none': ({ data }) => attestationOf('x'.repeat(5_000), [0xa0], data),
  'a key for itself with another signature': ({ data }) =>
    attestationOf(
      'packed',
      joined([0xa2], cborText('alg'), [0x26], cborText('sig'), cborBytes(new Uint8Array(70))),
      data,
    ),
  'a certificate that is null': ({ data }) =>
    attestationOf('packed', joined([0xa1], cborText('x5c'), [0xf6]), data),
};
for (const format of ['fido-u2f', 'packed', 'android-safetynet', 'android-key', 'tpm', 'apple'])
  ATTESTATIONS[`certificates of ${format}`] = ({ data }) =>
    attestationOf(
      format,
      joined([0xa1], cborText('x5c'), [0x81], cborBytes(text('certificate'))),
      data,
    );

async function register(change: (made: any) => object = (made) => made, attest?: Attest) {
  const token = await signIn(app, (await createUser(app)).email);
  const key = await softPasskey();
  const { body } = await app.call('POST', '/v1/account/factors/passkey/start', { token });
  const passkey = change(await key.create(body.content.options, attest));
  return app.call('POST', '/v1/account/factors/passkey', {
    token,
    body: { token: body.content.token, name: 'Bilgisayar', passkey },
  });
}

it.each(Object.keys(ATTESTATIONS))('a new passkey with %s is refused', async (name) => {
  const { status, body } = await register(undefined, ATTESTATIONS[name]);
  expect([status, body.code]).toEqual([422, 'PASSKEY_REFUSED']);
});

it('a passkey’s certificates are neither believed nor asked about anywhere', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const { status, body } = await register(undefined, attestedBy('http://inside.example/revoked'));
  const addresses = asked.mock.calls.map(([input]) => String(input));
  asked.mockRestore();
  expect(addresses.filter((address) => address.includes('inside.example'))).toEqual([]);
  expect([status, body.code]).toEqual([422, 'PASSKEY_REFUSED']);
});

it('a passkey that vouches for itself is kept', async () => {
  expect((await register(undefined, attestedByItself)).status).toBe(201);
});

const said = (content: unknown) => toBase64Url(text(JSON.stringify(content)));
const CLIENTS: Record<string, (client: any) => string> = {
  'another site': (client) => said({ ...client, origin: 'https://kiyi.example.evil.example' }),
  'a list of sites': (client) => said({ ...client, origin: [client.origin] }),
  'another question': (client) => said({ ...client, challenge: 'A'.repeat(43) }),
  'another purpose': (client) => said({ ...client, type: 'webauthn.get' }),
  'a binding that is none': (client) => said({ ...client, tokenBinding: 'x' }),
  nothing: () => said(null),
  'a list': () => said([]),
  'no JSON': () => toBase64Url(text('{')),
  'an endless depth': () => toBase64Url(text('['.repeat(2_900))),
};

it.each(Object.keys(CLIENTS))('a new passkey for %s is refused', async (name) => {
  const { status, body } = await register((made) => {
    const client = JSON.parse(
      atob(made.response.clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return { ...made, response: { ...made.response, clientDataJSON: CLIENTS[name]!(client) } };
  });
  expect([status, body.code]).toEqual([422, 'PASSKEY_REFUSED']);
});

type Signed = { id: string; response: Record<string, string> };
const SIGNATURES: Record<string, (signed: Signed) => object> = {
  'no signature': ({ response }) => ({ ...response, signature: 'AA' }),
  'numbers that are too large': ({ response }) => ({
    ...response,
    signature: toBase64Url(joined([0x30, 0x84, ...LONG], new Uint8Array(1_000))),
  }),
  'a depth of lists as a signature': ({ response }) => ({
    ...response,
    signature: toBase64Url(new Uint8Array(1_400).fill(0x30)),
  }),
  'no data': ({ response }) => ({ ...response, authenticatorData: 'AA' }),
  'other data': ({ response }) => ({
    ...response,
    authenticatorData: toBase64Url(joined(new Uint8Array(37), deep(0x81).slice(0, 5_000))),
  }),
  'the name of another person': ({ response }) => ({ ...response, userHandle: userHandle(1) }),
};

it.each(Object.keys(SIGNATURES))('%s opens nothing', async (name) => {
  const user = await createUser(app);
  const { key } = await addKey(app, await signIn(app, user.email));
  const { token, passkey } = (await typePassword(app, user.email)).body.content.secondFactor;
  const signed = (await key.sign(passkey)) as Signed;
  const send = (response: object) =>
    answerSecondFactor(app, { method: 'passkey', token, passkey: { ...signed, response } });
  const { status, body } = await send(SIGNATURES[name]!(signed));
  expect([status, body.code]).toEqual([422, 'PASSKEY_REFUSED']);
  // It does open with what the key has signed, and its person's own name.
  expect((await send({ ...signed.response, userHandle: userHandle(user.id) })).status).toBe(200);
});
