import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '#tests/support/app.ts';

/** Gives an installation the secrets of a test's application: sessions that it opens are good there. */
export function useSecretsOf({ deps }: TestApp, dataDir: string): void {
  const { session, quote, data } = deps.secrets;
  const secrets = { SESSION_SECRET: session, QUOTE_SECRET: quote, DATA_SECRET: data };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
}
