import { htmlToText } from '#domain/mail-in/html-text.ts';
import { mailKind } from '#domain/mail-in/kind.ts';
import { foldQuoted } from '#domain/mail-in/quoted.ts';
import { readMail } from '#worker/features/mail-in/read-mail.ts';
import { bytesOf, count, fill, type Shape, shapesOf } from './shape.ts';

const AUTHORITY = 'mx.kiyi.example';

const read = (text: string) =>
  readMail(
    { from: 'a@b.example', to: 'yanit@kiyi.example', raw: bytesOf(text) },
    { authority: AUTHORITY, now: new Date() },
  ).catch(() => null);

const HEAD =
  'From: A <a@b.example>\r\nTo: yanit@kiyi.example\r\nSubject: s\r\nMessage-ID: <a@b>\r\n';
const withBody = (headers: string, unit: string) => (size: number) =>
  `${HEAD}${headers}\r\n${fill(unit, size)}`;
const withHeader = (name: string, unit: string) => (size: number) =>
  `${name}: ${fill(unit, size)}\r\n${HEAD}\r\nx`;
const inTwoParts = (unit: string) => (size: number) =>
  `${HEAD}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n${fill(unit, size)}\r\n--x\r\nContent-Type: text/plain\r\n\r\n${fill('http://', size / 10)}\r\n--x--`;

const PLAIN = 'Content-Type: text/plain\r\n';
const HTML = 'Content-Type: text/html\r\n';
const BASE64 = `${'QUJD'.repeat(19)}\r\n`;

const bodies = shapesOf('mail', read, {
  'short lines': withBody(PLAIN, 'a\r\n'),
  'empty lines': withBody(PLAIN, '\r\n'),
  'one line': withBody(PLAIN, 'a'),
  'carriage returns': withBody(PLAIN, '\r'),
  'quoted printable': withBody('Content-Transfer-Encoding: quoted-printable\r\n', '=41=\r\n'),
  'equals signs': withBody('Content-Transfer-Encoding: quoted-printable\r\n', '='),
  base64: withBody('Content-Transfer-Encoding: base64\r\n', BASE64),
  'an attachment': withBody(
    'Content-Type: application/pdf\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: base64\r\n',
    BASE64,
  ),
  'HTML lines': withBody(HTML, '<p>a<br>\r\n'),
  'styles beside text': inTwoParts('<style '),
  'blanks beside text': inTwoParts(' \r\n'),
  'lines that look like parts': (size) =>
    `${HEAD}Content-Type: multipart/mixed; boundary=x\r\n\r\n${count(size, 3_000, () => `--x\r\n\r\n${'a'.repeat(2_990)}\r\n`)}`,
});

/** Headers are read up to 64 KB in all. */
const headers = shapesOf(
  'header',
  read,
  {
    many: (size) => `${fill('X-A: b\r\n', size)}${HEAD}\r\nx`,
    folded: (size) => `${HEAD}X-A: b\r\n${fill(' c\r\n', size)}\r\nx`,
    addresses: withHeader('To', 'a@b.example, '),
    'open addresses': withHeader('To', '<a@'),
    quotes: withHeader('To', '"a'),
    brackets: withHeader('Cc', '('),
    groups: withHeader('To', 'a:'),
    'encoded words': withHeader('Subject', '=?utf-8?Q?a?= '),
    'open encoded words': withHeader('Subject', '=?utf-8?Q?'),
    references: withHeader('References', '<a@b> '),
    'open references': withHeader('References', '<'),
    parameters: (size) => `${HEAD}Content-Type: text/plain; ${fill('a*0=b; ', size)}\r\n\r\nx`,
    continuations: (size) =>
      `${HEAD}Content-Type: text/plain; ${count(size, 12, (i) => `a*${i}=b; `)}\r\n\r\nx`,
    'a file name': (size) =>
      `${HEAD}Content-Disposition: attachment; filename*=utf-8''${fill('%41', size)}\r\n\r\nx`,
    results: withHeader('Authentication-Results', `${AUTHORITY}; dkim=pass (`),
    signatures: (size) =>
      `Authentication-Results: ${AUTHORITY}; dkim=pass header.d=b.example\r\n${fill('DKIM-Signature: d=b.example;h=a\r\n', size)}${HEAD}\r\nx`,
    'a signature’s tags': (size) =>
      `Authentication-Results: ${AUTHORITY}; dkim=pass header.d=b.example\r\nDKIM-Signature: d=b.example;h=${fill('a:', size)}\r\n${HEAD}\r\nx`,
    received: withHeader('Received', 'from [('),
  },
  60_000,
);

const html = shapesOf('HTML', htmlToText, {
  'links in one block': (size) => fill('<a href="https://x.example/">y</a> ', size),
  'open links': (size) => fill('<a href="https://x.example/">y', size),
  'open tags': (size) => fill('<', size),
  'open comments': (size) => fill('<!--', size),
  'open quotes': (size) => fill('<a href="', size),
  scripts: (size) => fill('<script>x</script>', size),
  'open scripts': (size) => fill('<script>', size),
  entities: (size) => fill('&amp;', size),
  'open entities': (size) => fill('&#', size),
  quotations: (size) => fill('<blockquote>a', size),
  blanks: (size) => fill(' \t', size),
  'one long tag': (size) => `<a ${fill(' href ', size)}>`,
});

const quoted = shapesOf('quoted text', foldQuoted, {
  'short lines': (size) => fill('a\n', size),
  'signs of quotation': (size) => fill('> a\n', size),
  'openings that are none': (size) => fill('On a wrote\n', size),
  'almost openings': (size) => fill('a tarihinde b yazdı:x\n', size),
  colons: (size) => fill('a tarihinde a tarihinde a:\n', size),
  'heads that do not go on': (size) => fill('Kimden: a\nb\n', size),
  'lines that end like one': (size) => fill('On 2026 10:12 a@b.c x:\n', size),
  'headers without an end': (size) => fill('Von: a\nGesendet: b\n', size),
  dashes: (size) => fill('-----\n', size),
  'blank ends': (size) => fill('a:                    \n', size),
});

const kinds = shapesOf(
  'sender of a mail',
  (text: string) => mailKind((name) => (name === 'from' ? text : ''), ''),
  { brackets: (size) => fill('<', size), 'empty ones': (size) => fill('<> ', size) },
);

export const MAILS: Shape[] = [...bodies, ...headers, ...html, ...quoted, ...kinds];
