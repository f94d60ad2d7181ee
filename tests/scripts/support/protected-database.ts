import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#scripts/lib/database.ts';

export type ProtectedDatabase = {
  url: string;
  /** What the server lets in. */
  token: string;
  stop(): Promise<void>;
};

/** A real libsql-server that answers nobody without a token, as a hosted one does. */
export async function startProtectedDatabase(): Promise<ProtectedDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-protected-'));
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keyFile = join(directory, 'key.pem');
  writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  const database = await startDatabase(join(directory, 'data'), undefined, [
    '--auth-jwt-key-file',
    keyFile,
  ]);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ a: 'rw' })}`;
  const token = `${claims}.${sign(null, Buffer.from(claims), privateKey).toString('base64url')}`;
  return {
    url: database.url,
    token,
    stop: async () => {
      await database.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
