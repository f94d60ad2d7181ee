import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/web';
import { SMTPServer } from 'smtp-server';
import { expect, inject, it } from 'vitest';
import { mailTemplates, outbox } from '#drizzle/schema/mail.ts';
import { MAIL_TEMPLATES } from '#drizzle/seed/content/mail-templates.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { testApp } from '../support/app.ts';

const { senderKills: KILLS, waitingMails: MAILS } = inject('effort');
const SENDER = fileURLToPath(new URL('support/mail-sender.ts', import.meta.url));

it(`delivers each of ${MAILS} mails through ${KILLS} kills of the sender, at most one twice a kill`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-outbox-kill-'));
  const database = await startDatabase(directory);
  await migrateDatabase(createClient({ url: database.url }));
  const app = testApp({ databaseUrl: database.url, now: new Date().toISOString() });
  await app.deps.db.rows.insert(mailTemplates).values([...MAIL_TEMPLATES]);
  const now = app.clock.now();
  const mails = Array.from({ length: MAILS }, (_, n) =>
    directMail(now, {
      template: 'iletisim_alindi',
      to: `kisi${n}@posta.example`,
      dedupeKey: `mail-${n}`,
      variables: { ad_soyad: 'Çağrı' },
    }),
  );
  await app.deps.db.write(mails);
  const { server, received } = await startInbox();

  let killed = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const before = received.length;
    const sender = startSender(database.url, server, round * 2);
    const deadline = Date.now() + 10_000;
    while (received.length < before + 2 && Date.now() < deadline) await delay(1);
    // Anywhere between one mail's DATA and the next one's mark.
    await delay((round * 7) % 30);
    sender.process.kill('SIGKILL');
    if ((await sender.gone) === 'SIGKILL') killed += 1;
  }
  const last = startSender(database.url, server, KILLS * 2);
  await last.gone;

  // None had finished by itself.
  expect(killed).toBe(KILLS);
  expect(new Set(received).size).toBe(MAILS);
  expect(received.length).toBeLessThanOrEqual(MAILS + KILLS);
  const rows = await app.deps.db.read.select({ status: outbox.status }).from(outbox);
  expect(rows.every(({ status }) => status === 'sent')).toBe(true);

  server.close();
  await database.stop();
  rmSync(directory, { recursive: true, force: true });
});

function startSender(databaseUrl: string, server: SMTPServer, minutes: number) {
  const { port } = server.server.address() as AddressInfo;
  const args = [SENDER, databaseUrl, String(port), String(minutes)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    process: child,
    gone: new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal))),
  };
}

/** A real server that keeps the Message-ID of whatever was delivered whole. */
async function startInbox() {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => {
        raw += chunk.toString();
      });
      stream.on('end', () => {
        received.push(/^Message-ID: (.+)$/m.exec(raw)?.[1] ?? 'none');
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, received };
}
