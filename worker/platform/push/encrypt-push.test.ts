import { expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from '../base64.ts';
import { encryptPush } from './encrypt-push.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  publicKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  reader: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

it('seals what RFC 8291 seals', async () => {
  const point = fromBase64Url(EXAMPLE.publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  };
  const pair = {
    publicKey: await crypto.subtle.importKey('raw', point, CURVE, true, []),
    privateKey: await crypto.subtle.importKey(
      'jwk',
      { ...jwk, d: EXAMPLE.privateKey },
      CURVE,
      false,
      ['deriveBits'],
    ),
  };
  const sealed = await encryptPush(EXAMPLE.text, EXAMPLE.reader, {
    pair,
    salt: fromBase64Url(EXAMPLE.salt),
  });
  expect(toBase64Url(sealed)).toBe(EXAMPLE.sealed);
});

it('seals the same words otherwise every time', async () => {
  const seal = async () => toBase64Url(await encryptPush('Yeni talep', EXAMPLE.reader));
  expect(await seal()).not.toBe(await seal());
});
