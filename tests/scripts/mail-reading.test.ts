import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isSigned } from '#server/host/mail-in/is-signed.ts';
import { countAside } from '#server/host/mail-in/mails-aside.ts';
import { readApart } from '#server/host/mail-in/read-apart.ts';
import { MailRefused, mailTo } from '#server/host/mail-in/take-mail.ts';
import { readMail } from '#worker/features/mail-in/read-mail.ts';

const FROM = 'ayse@posta.example';
const HEAD = `From: Ayşe <${FROM}>\r\nTo: yanit@kiyi.example\r\nSubject: Giriş\r\nDate: ${new Date().toUTCString()}\r\nMessage-ID: <1@x>\r\n`;
const mailOf = (text: string) => ({
  from: FROM,
  to: 'yanit@kiyi.example',
  raw: Buffer.from(text) as Buffer<ArrayBuffer>,
});
const order = (text: string) => ({ mail: mailOf(text), authority: 'mx.kiyi.example' });

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const resolver = async () => [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]];

async function signed(signingDomain: string, maxBodyLength?: number): Promise<string> {
  const mail = `${HEAD}\r\nSaat üçte geliriz.\r\n`;
  const key = { signingDomain, selector: 'a', privateKey };
  const { signatures } = await dkimSign(mail, {
    ...key,
    signatureData: [{ ...key, ...(maxBodyLength && { maxBodyLength }) }],
  });
  return signatures + mail;
}

it('believes a signature of the sender’s domain over the whole mail, and no other', async () => {
  const proves = async (text: string) => {
    const isSignedBy: typeof isSigned = (raw, judged) => isSigned(raw, judged, resolver);
    const proof = { authority: '', now: new Date(), isSigned: isSignedBy };
    return (await readMail(mailOf(text), proof)).isProven;
  };
  const whole = await signed('posta.example');
  expect(await proves(whole)).toBe(true);
  expect(await proves(whole.replace('üçte', 'dörtte'))).toBe(false);
  expect(await proves(`From: kotu@baska.example\r\n${whole}`)).toBe(false);
  expect(await proves(await signed('baska.example'))).toBe(false);
  expect(await proves(await signed('posta.example', 4))).toBe(false);
  expect(await proves(`${HEAD}\r\nx`)).toBe(false);
});

it('reads a mail in a process of its own', async () => {
  const answer = await readApart(order(`${HEAD}\r\nMerhaba`));
  expect(answer).toMatchObject({
    read: { text: 'Merhaba', sender: { email: FROM }, isProven: false, files: [] },
  });
});

it.each([
  ['five megabytes of short lines', 'a\r\n'.repeat(1_700_000)],
  ['very many parts', '--x\r\n\r\n\r\n'.repeat(100_000)],
])('says that it cannot read %s', async (_, body) => {
  const head = `${HEAD}Content-Type: multipart/mixed; boundary=x\r\n\r\n`;
  expect(await readApart(order(head + body))).toMatchObject({
    unreadable: expect.stringContaining('PoisonedMail'),
  });
});

it('gives up a reading that takes too long', async () => {
  expect(await readApart(order(`${HEAD}\r\nMerhaba`), 1)).toEqual({
    unreadable: 'it took too long',
  });
});

it('puts a mail aside that cannot be read, after one try, and says so to operator and sender', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kiyi-aside-'));
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    said.mockRestore();
    rmSync(dataDir, { recursive: true });
  });
  const way = { control: 'http://127.0.0.1:1', secret: 'x', dataDir, authority: '' };
  const taking = mailTo(way)(mailOf(`${HEAD}\r\n${'a\r\n'.repeat(1_700_000)}`));
  await expect(taking).rejects.toThrow(MailRefused);
  expect(await countAside(dataDir)).toBe(1);
  const [line] = said.mock.calls.map(([text]) => JSON.parse(String(text)));
  expect(line).toMatchObject({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: 'warn',
    at: 'mail-in',
    event: 'mail_aside',
    why: 'PoisonedMail: lines',
  });
  expect(line.file).toContain(readdirSync(join(dataDir, 'mails-aside'))[0]);
});
