import type { TakenMail } from '#server/host/mail-in/take-mail.ts';
import type { StoredMessage } from './mailbox.ts';

/** A reply as a guest's mail program would write it, with the original quoted below. */
export function composeAnswer(message: StoredMessage, text: string): TakenMail {
  const { to: from, subject, headers } = message;
  const to = headers['reply-to'] ?? '';
  const quoted = message.text.replace(/^/gm, '> ');
  const body = `${text}\n\nOn ${message.date}, ${message.from} wrote:\n\n${quoted}\n`;
  const lines = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: =?utf-8?B?${encode(`Re: ${subject}`)}?=`,
    `Message-ID: <${Date.now()}.${crypto.randomUUID()}@inbox.invalid>`,
    `In-Reply-To: ${headers['message-id'] ?? ''}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    encode(body).replace(/.{76}/g, '$&\r\n'),
    '',
  ];
  return { from, to, raw: Buffer.from(lines.join('\r\n')) };
}

const encode = (words: string) => Buffer.from(words).toString('base64');
