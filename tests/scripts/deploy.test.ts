import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentCommit } from '#scripts/lib/current-commit.ts';
import { tryLock } from '#scripts/lib/lock.ts';
import { root } from '#scripts/lib/paths.ts';
import { seedFirstContent } from '#drizzle/seed/import/seed.ts';
import { type ProtectedDatabase, startProtectedDatabase } from './support/protected-database.ts';
import { runScript } from './support/run-script.ts';

const SITE = 'https://www.kaliteli-tatil.example';
const SECRET = 'sinanmis-bir-sir-'.repeat(3);

// A build finds its packages only below the project.
const cache = join(root, '.wrangler');
mkdirSync(cache, { recursive: true });
const directory = mkdtempSync(join(cache, 'deploy-test-'));
let database: ProtectedDatabase;
beforeAll(async () => {
  database = await startProtectedDatabase();
});
afterAll(async () => {
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A dry run of its own build folder; nobody is there to answer unless `--yes` does. */
const dryRun = (env: Record<string, string | undefined> = {}, ...args: string[]) =>
  runScript('deploy', ['--dry-run', ...args], {
    DATABASE_URL: database.url,
    DATABASE_TOKEN: database.token,
    SITE_URL: SITE,
    SESSION_SECRET: SECRET,
    QUOTE_SECRET: SECRET,
    DATA_SECRET: SECRET,
    DIST_DIR: join(directory, 'dist'),
    ...env,
  });

describe('npm run deploy -- --dry-run', () => {
  it('refuses what is missing or of a demo, each in a sentence and all before anything is made', async () => {
    expect((await dryRun({ SITE_URL: undefined })).said).toMatch(/^SITE_URL is missing: /);
    expect((await dryRun({ SITE_URL: `${SITE}/tr` })).said).toContain('no address of a site');
    expect((await dryRun({ SITE_URL: 'http://www.kaliteli-tatil.example' })).said).toContain(
      'SITE_URL must be https',
    );
    const mail = { SMTP_URL: 'mail.acente.com', MAIL_FROM: 'a@acente.com' };
    expect((await dryRun(mail)).said).toContain('SMTP_URL is no address of a mail server');
    const demo = await dryRun({ PAYMENT_SANDBOX: '1', QUOTE_SECRET: 'short' });
    expect(demo.code).toBe(1);
    expect(demo.said).toContain('QUOTE_SECRET is too short');
    expect(demo.said).toContain('PAYMENT_SANDBOX is for a developer’s machine alone');
    const missing = await dryRun({ DATA_SECRET: undefined });
    expect(missing.said).toContain('DATA_SECRET missing. Make new ones');
    expect(missing.said).toContain('--yes answers every question');
  });

  it('is refused beside another in the same folder, whose build it would take away', async () => {
    const other = tryLock(`${join(directory, 'dist')}.lock`);
    expect(await dryRun()).toEqual({
      code: 1,
      said: expect.stringContaining('Another deploy works in this clone.'),
    });
    other?.close();
  });

  it('asks before it migrates, and refuses a database without content', async () => {
    expect((await dryRun()).said).toMatch(/Missing: 0000_\w+,.* the rules\. Apply to http.*\?/);
    const migrated = await dryRun({}, '--yes');
    expect(migrated.code).toBe(1);
    expect(migrated.said).toContain('Run: npm run create-admin');
  });

  it('builds for that address, tries the build out on this machine and bundles the upload', async () => {
    const db = createClient({ url: database.url, authToken: database.token });
    await seedFirstContent(db);
    await db.execute(
      "insert into users (email, password_hash, role, search_text, sort_key) values ('a@b.example', '-', 'ADMIN', '', '')",
    );
    const first = await dryRun();
    expect(first.said).toContain('dry run    done: nothing was uploaded.');
    expect(first.code).toBe(0);
    expect(first.said).not.toContain(SECRET);
    expect(first.said).not.toContain(database.token);

    const uploaded = readFileSync(join(directory, 'dist/server/wrangler.production.json'), 'utf8');
    const { vars, ratelimits } = JSON.parse(uploaded);
    expect(vars).toMatchObject({ SITE_URL: SITE, APP_COMMIT: currentCommit() });
    expect(ratelimits.map(({ simple }: { simple: { limit: number } }) => simple.limit)).toEqual([
      10, 60, 10, 60,
    ]);
    expect(uploaded).not.toContain(SECRET);
    expect(readFileSync(join(directory, 'dist/client/sitemap.xml'), 'utf8')).toContain(`${SITE}/`);

    const client = join(directory, 'dist/client');
    const pages = readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(join(client, file), 'utf8'));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      // Without the coast itself: “Kıyıda kumsal yok”, “Kıyı çizgisi: GSHHG”.
      expect(page.match(/Kıyı(?!\p{L}| çizgisi| boyunca)/u)).toBeNull();
      expect(page.match(/href="(?:tel:|mailto:|https:\/\/wa\.me\/)"/)).toBeNull();
    }

    const second = await dryRun();
    expect(second.said).toContain('build      is there for this database');
  });
});

it('says before a rollback that nobody is signed in, in a clone without a build too', async () => {
  const nobody = { CLOUDFLARE_API_TOKEN: undefined, HOME: directory, XDG_CONFIG_HOME: directory };
  const { code, said } = await runScript('rollback', [], {
    ...nobody,
    DIST_DIR: `${directory}/none`,
  });
  expect(code).toBe(1);
  expect(said).toMatch(/^No Cloudflare account: run `npx wrangler login`/);
});
