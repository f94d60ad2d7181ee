import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startMailServer } from '#scripts/lib/mail/mail-server.ts';
import { breakOff, dialogue, sendingTo } from './support/smtp-dialogue.ts';

const OURS = 'yanit@kiyi.example';
const THEIRS = 'misafir@posta.example';

let directory: string;
let server: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'kiyi-mails-'));
  server = await startMailServer(directory, 0, OURS);
});
afterEach(() => {
  server.stop();
  rmSync(directory, { recursive: true });
});

const portOf = (url: string) => Number(new URL(url).port);
const kept = async () => (await fetch(`${server.inboxUrl}/messages.json`)).json();
const send = (to: string) => dialogue(portOf(server.smtpUrl), sendingTo(to));

it.each([THEIRS, OURS])('stays up when a mail to %s breaks off in the middle', async (to) => {
  server.comeInBy(async () => undefined);
  await breakOff(portOf(server.smtpUrl), to);
  expect((await send(to)).at(-2)).toBe('250');
  expect(await kept()).toHaveLength(to === THEIRS ? 1 : 0);
});

it('stays up when an answer breaks off, and when it cannot come in', async () => {
  server.comeInBy(() => Promise.reject(new Error('no thread of that name')));
  await send(THEIRS);
  const [{ id }] = (await kept()) as [{ id: string }];
  const port = portOf(server.inboxUrl);
  const half = connect(port, 'localhost');
  half.write(`POST /${id}/answer HTTP/1.1\r\nhost: inbox\r\ncontent-length: 100\r\n\r\ntext=Yar`);
  await once(half, 'ready');
  half.end();
  half.destroy();
  await once(half, 'close');
  const refused = await fetch(`${server.inboxUrl}/${id}/answer`, {
    method: 'POST',
    body: new URLSearchParams({ text: 'Merhaba' }),
  });
  expect(refused.status).toBe(500);
  expect(await refused.text()).toContain('no thread of that name');
});
