import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client/web';
import { SMTPServer } from 'smtp-server';
import { expect, inject, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { testApp } from '#tests/support/app.ts';
import { bundle } from './support/bundle.ts';

const { senderKills: KILLS, waitingMails: MAILS } = inject('effort');
const pathOf = (name: string) => fileURLToPath(new URL(`support/${name}`, import.meta.url));

it(`delivers each of ${MAILS} mails through ${KILLS} kills of the sender, at most one twice a kill`, async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-outbox-kill-'));
  const sender = join(directory, 'sender.mjs');
  const sockets = { 'cloudflare:sockets': pathOf('node-sockets.ts') };
  writeFileSync(sender, await bundle(pathOf('mail-sender.ts'), 'node', sockets));
  const startSender = (round: number) => start(sender, database.url, server, round * 2);
  const database = await startDatabase(join(directory, 'database'));
  await migrateDatabase(createClient({ url: database.url }));
  const app = testApp({ databaseUrl: database.url, now: new Date().toISOString() });
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
    const { process, gone } = startSender(round);
    await expect.poll(() => received.length, { interval: 1 }).toBeGreaterThanOrEqual(before + 2);
    // Anywhere between one mail's DATA and the next one's mark.
    await delay((round * 7) % 30);
    process.kill('SIGKILL');
    if ((await gone) === 'SIGKILL') killed += 1;
  }
  await startSender(KILLS).gone;

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

function start(sender: string, databaseUrl: string, server: SMTPServer, minutes: number) {
  const { port } = server.server.address() as AddressInfo;
  const args = [sender, databaseUrl, String(port), String(minutes)];
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
