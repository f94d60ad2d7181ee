// `npm run database-key -- --to <file>`: a key for one's own database server, and its token, which
// is written into production.env. The private key is not stored: another token needs another key.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDatabaseToken } from './lib/database-token.ts';
import { SETTINGS_FILE } from './lib/deploy/settings.ts';
import { Refusal, runCommand } from './lib/installation.ts';
import { root } from './lib/paths.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to)
    throw new Refusal('--to names the file that the database server reads its key from.');
  const settings = join(root, SETTINGS_FILE);
  const written = existsSync(settings) ? readFileSync(settings, 'utf8') : '';
  if (/^DATABASE_TOKEN=./m.test(written))
    throw new Refusal(
      `${SETTINGS_FILE} has a DATABASE_TOKEN already. Take it out to make another.`,
    );
  const { publicKey, token } = makeDatabaseToken();
  writeFileSync(values.to, publicKey, { mode: 0o644 });
  const newline = written === '' || written.endsWith('\n') ? '' : '\n';
  appendFileSync(settings, `${newline}DATABASE_TOKEN=${token}\n`, { mode: 0o600 });
  console.log(`${values.to} is the server's key; its token is in ${SETTINGS_FILE}.`);
});
