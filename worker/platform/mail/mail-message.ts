import { toBase64 } from '../base64.ts';
import { assertHeaderText, MailRefused, type OutgoingMail } from './mailer.ts';

export type MailSender = { name: string; email: string };

/** Bytes of text in one encoded word, which keeps it below the 75 characters of RFC 2047. */
const WORD_BYTES = 45;

/**
 * A mail as RFC 5322 text with CRLF line ends: plain text and HTML as alternatives, both base64, so
 * that no line is too long or begins with a dot. @throws `MailRefused` when a header value contains
 * a line break, which would start another header.
 */
export function composeMessage(mail: OutgoingMail, from: MailSender, date: Date): string {
  const boundary = `kiyi-${mail.id}`;
  const domain = from.email.split('@').at(-1) ?? 'localhost';
  const headers: [string, string][] = [
    ['From', from.name === '' ? from.email : `${encodeWords(from.name)} <${from.email}>`],
    ['To', mail.to],
    ['Subject', encodeWords(mail.subject)],
    ['Date', date.toUTCString().replace('GMT', '+0000')],
    ['Message-ID', `<${mail.id}@${domain}>`],
    ['Auto-Submitted', 'auto-generated'],
    ...Object.entries(mail.headers ?? {}),
    ['MIME-Version', '1.0'],
    ['Content-Type', `multipart/alternative; boundary="${boundary}"`],
  ];
  return [
    ...headers.map(toHeader),
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function toHeader([name, value]: [string, string]): string {
  if (!/^[A-Za-z-]+$/.test(name)) throw new MailRefused('Başlık alanının adı geçersiz.', true);
  assertHeaderText(value.replaceAll('\r\n ', ' '));
  return `${name}: ${value}`;
}

function part(boundary: string, type: string, text: string): string[] {
  const lines = toBase64(new TextEncoder().encode(text)).match(/.{1,76}/g) ?? [];
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ];
}

/** Header text: unchanged when plain, else in encoded words that never split a letter. */
export function encodeWords(text: string): string {
  if (/^[\u0020-\u007e]*$/.test(text) && !/["\\<>@,;:()=?]/.test(text)) return text;
  const words: number[][] = [[]];
  for (const letter of text) {
    const bytes = new TextEncoder().encode(letter);
    if ((words.at(-1)?.length ?? 0) + bytes.length > WORD_BYTES) words.push([]);
    words.at(-1)?.push(...bytes);
  }
  return words.map((word) => `=?UTF-8?B?${toBase64(Uint8Array.from(word))}?=`).join('\r\n ');
}
