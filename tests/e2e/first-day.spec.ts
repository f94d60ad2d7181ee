import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createClient } from '@libsql/client/web';
import { seedFirstContent } from '#drizzle/seed/import/seed.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { localSecrets } from '#scripts/lib/secrets.ts';
import { startWorker } from '#scripts/lib/worker.ts';
import { freePort } from '#server/process/ports.ts';
import { startInbox } from '#tests/support/servers/start-mail-server.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';
import { type FirstLogin, walkFirstDay } from './first-day-walk.ts';
import { GUEST, watchConsole } from './support.ts';

const LOGIN: FirstLogin = { email: 'deniz@acente.example', password: 'Zeytin-Dalinda-9-Kirlangic' };

test('an agency comes from its first login to its first paid booking without a dead end', async ({
  page,
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kiyi-first-day-'));
  const inbox = await startInbox();
  const database = await startDatabase(join(dataDir, 'database'));
  const worker = await startEmpty(database.url, dataDir, inbox.port);
  try {
    const problems = watchConsole(page);
    const guest = await (await browser.newContext()).newPage();
    const guestProblems = watchConsole(guest);
    await walkFirstDay(page, guest, worker.url, LOGIN);
    expect(guestProblems).toEqual([]);
    // Until the second factor is set up every call but its own is refused.
    expect(problems.filter((problem) => !/status of 422/.test(problem))).toEqual([]);
    // The tried mail, and what the guest was sent meanwhile.
    for (const to of [LOGIN.email, GUEST.email])
      await expect.poll(() => inbox.received(to).length).toBeGreaterThan(0);
  } finally {
    await worker.stop();
    await database.stop();
    await inbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** What `npm run migrate`, `create-admin` and `serve` make of an empty machine, on the built site. */
async function startEmpty(databaseUrl: string, dataDir: string, smtpPort: number) {
  const client = createClient({ url: databaseUrl });
  await migrateDatabase(client);
  await seedFirstContent(client);
  await client.batch(
    [
      {
        sql: `insert into users (email, password_hash, role, search_text, sort_key)
              values (?, ?, 'ADMIN', 'deniz kaya', 'deniz kaya')`,
        args: [LOGIN.email, await hashPassword(LOGIN.password)],
      },
      `insert into user_details (user_id, first_name, last_name) values (1, 'Deniz', 'Kaya')`,
    ],
    'write',
  );
  const port = await freePort();
  return startWorker({
    port,
    dataDir,
    cron: true,
    variables: {
      DATABASE_URL: databaseUrl,
      SITE_URL: `http://localhost:${port}`,
      MAIL_FROM: 'Acenta <merhaba@acente.example>',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      PAYMENT_SANDBOX: '1',
      ...localSecrets(dataDir),
    },
  });
}
