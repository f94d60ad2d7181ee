import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runScript } from './support/run-script.ts';

/* What an operator reads at night: a sentence that says what to change, and no stack. */

const home = mkdtempSync(join(tmpdir(), 'kiyi-refusals-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const FILE = join(home, 'file');
writeFileSync(FILE, '');

/** A data folder whose lock cannot be written, like that of another user. */
const UNLOCKABLE = join(home, 'unlockable');
mkdirSync(join(UNLOCKABLE, 'lock'), { recursive: true });

const SITE_URL = 'https://www.acente.example';
/** Settings that are right, of a database that is not asked. */
const SERVED = {
  SITE_URL,
  PORT: '0',
  DATA_DIR: join(home, 'data'),
  DATABASE_URL: 'http://nowhere',
};

it.each<[string, string[], Record<string, string>, RegExp]>([
  ['backup', ['--too', home], {}, /^Unknown option '--too'/],
  ['database-key', ['--to', join(home, 'none/key.pem')], {}, /^ENOENT: .* '.*none\/key\.pem'$/m],
  ['rotate-keys', [], { DATA_SECRET: 'short' }, /^DATA_SECRET is too short/],
  ['migrate', [], { DATABASE_URL: 'acenta.turso.io' }, /^DATABASE_URL “.+” is no address/],
  ['serve', [], { SITE_URL, PORT: 'http' }, /^PORT “http” is no port/],
  ['serve', [], { ...SERVED, DATA_DIR: FILE }, /^EEXIST: .*file'$/m],
  ['serve', [], { ...SERVED, DATA_DIR: UNLOCKABLE }, /^\S+lock cannot be locked \(unable to open/],
  ['serve', [], { ...SERVED, TRUSTED_PROXIES: 'caddy' }, /^TRUSTED_PROXIES “caddy” is no list/],
  ['serve', [], { ...SERVED, MAIL_IN_LISTEN: '127.0.0.1' }, /^MAIL_IN_LISTEN “.+” is no address/],
])('npm run %s %j is refused in a sentence', async (name, args, env, sentence) => {
  const { code, said } = await runScript(name, args, { DATABASE_URL: undefined, ...env });
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  expect(said).not.toMatch(/^ {4}at /m);
});
