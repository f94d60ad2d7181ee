import { generateKeyPairSync, sign } from 'node:crypto';

/** A key for a libsql-server with authentication, and a matching token. */
export function makeDatabaseToken(): { publicKey: string; token: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const claims = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ a: 'rw' })}`;
  const signature = sign(null, Buffer.from(claims), privateKey).toString('base64url');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    token: `${claims}.${signature}`,
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
