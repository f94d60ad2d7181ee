import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDatabaseToken } from '#scripts/lib/database-token.ts';
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
  const { publicKey, token } = makeDatabaseToken();
  const keyFile = join(directory, 'key.pem');
  writeFileSync(keyFile, publicKey);
  const database = await startDatabase(join(directory, 'data'), undefined, [
    '--auth-jwt-key-file',
    keyFile,
  ]);
  return {
    url: database.url,
    token,
    stop: async () => {
      await database.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
