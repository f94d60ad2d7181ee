import { inject } from 'vitest';
import { describe, expect, it } from 'vitest';
import { encodeWords } from '#worker/platform/mail/mail-message.ts';
import { parseSmtpUrl } from '#worker/platform/mail/mail-settings.ts';
import { MailRefused, type OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { createSmtpMailer, type SmtpOptions } from '#worker/platform/mail/smtp-mailer.ts';
import { testClock } from '#tests/support/test-clock.ts';
import { unique } from '#tests/support/factories.ts';

const FROM = { name: 'Kıyı “Villa”', email: 'merhaba@kiyi.example' };
const clock = testClock('2026-11-21T09:00:00.000Z');

const mailer = (options: Partial<SmtpOptions> = {}, patienceMs?: number) =>
  createSmtpMailer(
    {
      host: '127.0.0.1',
      port: inject('mailServer').smtpPort,
      security: 'starttls',
      credentials: null,
      from: FROM,
      ...options,
    },
    clock,
    patienceMs,
  );

const mail = (changed: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: unique('id'),
  to: `${unique('misafir')}@posta.example`,
  subject: 'Rezervasyonunuz onaylandı: Villa Çınar İçi, 10 Mayıs 2027 – çok uzun bir konu satırı',
  html: '<p>Merhaba Gülşah</p>\n.\n',
  text: `Merhaba Gülşah,\n.\n..nokta\n${'uzun satır '.repeat(200)}`,
  ...changed,
});

async function received(to: string): Promise<{ raw: string; from: string }[]> {
  return (await fetch(`${inject('mailServer').inboxUrl}/?to=${encodeURIComponent(to)}`)).json();
}

/** The decoded bodies of a received mail, in order. */
function bodiesOf(raw: string): string[] {
  const [, ...parts] = raw.split(/^--kiyi-\S+?(?:--)?\r?$/m);
  return parts
    .filter((part) => part.includes('base64'))
    .map((part) => {
      const bytes = atob(part.split(/\r?\n\r?\n/)[1]!.replace(/\s/g, ''));
      return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
    });
}

const refusalOf = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MailRefused);
  return error as MailRefused;
};

describe('a mail over SMTP', () => {
  it('arrives as it was written, to the last letter', async () => {
    const sent = mail({ headers: { 'Reply-To': 'merhaba@kiyi.example' } });
    await mailer().send(sent);
    const [arrived, ...more] = await received(sent.to);
    expect(more).toEqual([]);
    expect(arrived!.from).toBe(FROM.email);
    expect(bodiesOf(arrived!.raw)).toEqual([sent.text, sent.html]);
    const headers = arrived!.raw.split(/\r?\n\r?\n/)[0]!;
    expect(headers).toContain(`Message-ID: <${sent.id}@kiyi.example>`);
    expect(headers).toContain('Date: Sat, 21 Nov 2026 09:00:00 +0000');
    expect(headers).toContain('Reply-To: merhaba@kiyi.example');
    const lines = arrived!.raw.split(/\r?\n/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(100);
  });

  it('is refused for good or for now as the server says', async () => {
    const gone = await refusalOf(mailer().send(mail({ to: 'reddet@posta.example' })));
    expect([gone.permanent, gone.message]).toEqual([true, expect.stringContaining('550')]);
    const busy = await refusalOf(mailer().send(mail({ to: 'mesgul@posta.example' })));
    expect([busy.permanent, busy.message]).toEqual([false, expect.stringContaining('451')]);
  });

  it('can be retried after a lost connection, and where nobody answers or is there', async () => {
    const lost = await refusalOf(mailer().send(mail({ to: `${unique('kopar')}@posta.example` })));
    expect([lost.permanent, lost.message]).toEqual([false, expect.stringContaining('kapattı')]);
    // A web server waits for its client to speak first.
    const port = Number(new URL(inject('mailServer').inboxUrl).port);
    const silent = await refusalOf(mailer({ port }, 100).send(mail()));
    expect([silent.permanent, silent.message]).toEqual([
      false,
      expect.stringContaining('yanıt vermedi'),
    ]);
    const nobody = await refusalOf(mailer({ port: 1 }).send(mail()));
    expect(nobody.permanent).toBe(false);
  });

  it('never gives a password to a server that does not encrypt', async () => {
    const refused = await refusalOf(
      mailer({ credentials: { user: 'a', password: 'b' } }).send(mail()),
    );
    expect(refused.message).toContain('şifreli bağlantı');
  });

  it('is not sent in plain text to a server elsewhere, with or without a password', async () => {
    // The same machine under a name that is not known to be this machine's.
    const elsewhere = mailer({ host: '0.0.0.0' });
    const sent = mail();
    const refused = await refusalOf(elsewhere.send(sent));
    expect([refused.permanent, refused.message]).toEqual([
      false,
      expect.stringContaining('şifreli bağlantı'),
    ]);
    expect(await received(sent.to)).toEqual([]);
  });

  it('cannot be given another header or command', async () => {
    for (const nasty of [
      mail({ subject: 'Konu\r\nBcc: kotu@posta.example' }),
      mail({ headers: { 'X-A': 'b\r\nBcc: kotu@posta.example' } }),
      mail({ headers: { 'X A:\r\nBcc': 'kotu@posta.example' } }),
      mail({ to: 'a@b.example>\r\nRCPT TO:<kotu@posta.example' }),
      mail({ to: 'ğ@posta.example' }),
    ]) {
      await mailer()
        .send(nasty)
        .catch((error: MailRefused) => expect(error.permanent).toBe(true));
    }
    expect(await received('kotu@posta.example')).toEqual([]);
  });
});

describe('a header text', () => {
  it('stays as it is when plain, and is encoded in short words otherwise', () => {
    expect(encodeWords('Plain text 1')).toBe('Plain text 1');
    const words = encodeWords('ğüşiöç'.repeat(30)).split('\r\n ');
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(75);
    const decoded = words.map((word) => {
      const bytes = atob(word.slice(10, -2));
      return new TextDecoder('utf-8', { fatal: true }).decode(
        Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)),
      );
    });
    expect(decoded.join('')).toBe('ğüşiöç'.repeat(30));
  });
});

describe('the address of a mail server', () => {
  it.each([
    ['smtp://posta.example', { port: 587, security: 'starttls', credentials: null }],
    ['smtps://posta.example', { port: 465, security: 'tls' }],
    ['smtp://a%40b:p%3Aw@posta.example:2525', { credentials: { user: 'a@b', password: 'p:w' } }],
  ])('%s', (url, expected) => {
    expect(parseSmtpUrl(url)).toMatchObject({ host: 'posta.example', ...expected });
  });

  it.each(['', 'posta.example', 'https://posta.example', 'smtp:'])('not %j', (url) => {
    expect(parseSmtpUrl(url)).toBeNull();
  });
});
