import { describe, expect, it } from 'vitest';
import { createCloudflareMailer, type SendEmail } from './cloudflare-mailer.ts';
import { MailRefused } from './mailer.ts';

const FROM = { name: 'Kıyı', email: 'merhaba@kiyi.example' };
const MAIL = {
  id: 'abc',
  to: 'misafir@posta.example',
  subject: 'Onaylandı',
  html: '<p>x</p>',
  text: 'x',
};

const failing = (code: unknown): SendEmail => ({
  send: () => Promise.reject(Object.assign(new Error('secret of theirs'), { code })),
});

describe('a mail through the platform', () => {
  it('goes with its own headers and ours', async () => {
    const sent: unknown[] = [];
    const binding: SendEmail = { send: async (mail) => sent.push(mail) };
    const headers = {
      'Reply-To': 'agency@kiyi.example',
      'List-Unsubscribe': '<https://k.example>',
    };
    await createCloudflareMailer(binding, FROM).send({ ...MAIL, headers });
    const { id, ...mail } = MAIL;
    expect(sent).toEqual([
      {
        ...mail,
        from: FROM,
        replyTo: 'agency@kiyi.example',
        headers: { 'List-Unsubscribe': '<https://k.example>', 'X-Entity-Ref-ID': id },
      },
    ]);
  });

  it.each([
    ['E_RECIPIENT_SUPPRESSED', true],
    ['E_DAILY_LIMIT_EXCEEDED', false],
    ['E_SENDER_NOT_VERIFIED', false],
    ['<b>odd</b>', false],
    [undefined, false],
  ])('refused with %s is over for good: %s', async (code, permanent) => {
    const error = await createCloudflareMailer(failing(code), FROM)
      .send(MAIL)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MailRefused);
    expect(error).toMatchObject({ permanent, message: expect.not.stringMatching(/secret|<b>/) });
  });

  it.each([{ to: 'a@b.example\r\nBcc: c@d.example' }, { subject: 'x\r\nBcc: c@d.example' }])(
    'cannot be given another header: %j',
    async (changed) => {
      const binding: SendEmail = { send: () => Promise.reject(new Error('was called')) };
      const sending = createCloudflareMailer(binding, FROM).send({ ...MAIL, ...changed });
      await expect(sending).rejects.toMatchObject({ permanent: true });
    },
  );
});
