import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { setRule } from '#scripts/lib/seed.ts';
import { seedIfEmpty } from '#scripts/lib/seed.ts';
import { testApp } from '#tests/support/app.ts';

const SCRIPT = fileURLToPath(new URL('../../tools/scripts/create-admin.ts', import.meta.url));
const EMAIL = 'ayse@kaliteli-tatil.example';
const PASSWORD = 'Kalkan-Gunesi-07';

const directory = mkdtempSync(join(tmpdir(), 'kiyi-first-login-'));
let database: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  database = await startDatabase(directory);
  await migrateDatabase(createClient({ url: database.url }));
});
afterAll(async () => {
  await database.stop();
  rmSync(directory, { recursive: true });
});

/**
 * Runs the script and types each answer when it is asked for, as a person would; the last one, the
 * password, twice.
 */
function createAdmin(
  answers: readonly string[],
  again = answers.at(-1) ?? '',
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  let asked = '';
  const waiting = [...answers, again];
  const take = (chunk: Buffer) => {
    said += chunk.toString();
    asked += chunk.toString();
    if (!asked.includes(': ')) return;
    asked = '';
    child.stdin.write(`${waiting.shift() ?? ''}\n`);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe('the first login of a database that has none', () => {
  it('says so when nobody is there to answer', async () => {
    const child = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, said]).toEqual([1, expect.stringContaining('Nobody is there to answer')]);
  });

  it('is refused with a password that anybody guesses, and leaves nothing', async () => {
    const { code, said } = await createAdmin(['Ayşe', 'Yılmaz', EMAIL, 'Ayse-Yilmaz-07']);
    expect([code, said]).toEqual([1, expect.stringContaining('is easily guessed')]);
    const { rows } = await createClient({ url: database.url }).execute('select id from users');
    expect(rows).toEqual([]);
  });

  it('is refused when the password, which nobody sees, is typed in two ways', async () => {
    const { code, said } = await createAdmin(['Ayşe', 'Yılmaz', EMAIL, PASSWORD], `${PASSWORD}x`);
    expect([code, said]).toEqual([1, expect.stringContaining('The two passwords differ.')]);
    const { rows } = await createClient({ url: database.url }).execute('select id from users');
    expect(rows).toEqual([]);
  });

  it('says what each answer lacks in the language of its questions', async () => {
    const { code, said } = await createAdmin(['', ' ', 'ayse@', 'password']);
    const refused = said.slice(said.indexOf('Password again: ')).trim().split('\n').slice(1);
    expect([code, refused]).toEqual([
      1,
      [
        'A first name has 2 to 60 letters.',
        'A last name has 2 to 60 letters.',
        'That is no e-mail address.',
        'A password has 12 to 200 characters and is none of the common ones.',
      ],
    ]);
  });

  it('leaves no login where the first texts fail, so that the same answers may be given again', async () => {
    const client = createClient({ url: database.url });
    await client.execute(
      "create trigger full before insert on settings begin select raise(abort, 'full'); end",
    );
    const { code } = await createAdmin(['Ayşe', 'Yılmaz', EMAIL, PASSWORD]);
    await client.execute('drop trigger full');
    expect([code, (await client.execute('select id from users')).rows]).toEqual([1, []]);
  });

  it('signs in, finds the first texts and settings, and its password was nowhere shown', async () => {
    const { code, said } = await createAdmin(['Ayşe', 'Yılmaz', EMAIL, PASSWORD]);
    expect(code).toBe(0);
    expect(said).toContain(`${EMAIL} may sign in.`);
    expect(said).not.toContain(PASSWORD);

    const app = testApp({ databaseUrl: database.url });
    const login = await app.call('POST', '/v1/auth/login', {
      body: { email: EMAIL, password: PASSWORD },
    });
    expect(login.status).toBe(200);
    const token = login.body.content.accessToken;
    const read = () => app.call('GET', '/v1/admin/settings/contact', { token });
    // A new agency asks for a second factor before anything else.
    expect((await read()).body.code).toBe('SECOND_FACTOR_REQUIRED');
    await setRule(createClient({ url: database.url }), 'second_factor_required', '0');
    expect((await read()).status).toBe(200);
    const users = await app.call('GET', '/v1/admin/users', { token });
    expect(users.body.content.total).toBe(1);
  });

  it('says in a sentence that an address has a login already', async () => {
    const { code, said } = await createAdmin(['Ayşe', 'Yılmaz', EMAIL, PASSWORD]);
    expect(code).toBe(1);
    expect(said).toContain(`${EMAIL} has a login already`);
    expect(said).not.toContain('    at ');
  });

  it('keeps the demo out of a database that somebody uses', async () => {
    expect(await seedIfEmpty(createClient({ url: database.url }))).toBe(false);
  });
});
