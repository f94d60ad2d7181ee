import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailReceiver, startMailReceiver } from '#server/host/mail-in/mail-receiver.ts';
import type { TakenMail } from '#server/host/mail-in/take-mail.ts';

/* What somebody may send to the port of incoming mail who is no mail server. */

let receiver: MailReceiver | null = null;
const taken: TakenMail[] = [];
afterEach(async () => {
  await receiver?.stop();
  receiver = null;
  taken.length = 0;
});

/** All that is answered to these bytes, sent at once after the greeting, until one of both hangs up. */
async function answersTo(bytes: string | Buffer): Promise<string> {
  receiver ??= await startMailReceiver({
    listen: '127.0.0.1:0',
    replyAddress: 'yanit@kiyi.example',
    takeMail: async (mail) => void taken.push(mail),
  });
  const socket = connect(receiver.port, '127.0.0.1');
  // Whoever is hung up on while still writing hears of it as an error.
  socket.on('error', () => undefined);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  // The server hangs up on whoever does not wait for its greeting.
  await once(socket, 'data');
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  if (!socket.closed) await once(socket, 'close');
  return said;
}

const codes = (said: string): string[] =>
  Array.from(said.matchAll(/^(\d{3}) /gm), ([, code = '']) => code);
const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('');
const BEGIN = ['EHLO posta.example', 'MAIL FROM:<a@posta.example>', 'RCPT TO:<yanit@kiyi.example>'];
const mail = (body: string) => lines(...BEGIN, 'DATA', `Subject: a\r\n\r\n${body}`, '.', 'QUIT');

/** A second mail inside of the first, behind an end that is none. */
const SECOND = lines(
  'MAIL FROM:<b@posta.example>',
  'RCPT TO:<yanit@kiyi.example>',
  'DATA',
  'b',
  '.',
);

describe('the port of incoming mail', () => {
  it('takes a mail whose dialogue is sent in one piece', async () => {
    expect(codes(await answersTo(mail('Merhaba')))).toEqual([
      '220',
      '250',
      '250',
      '250',
      '354',
      '250',
      '221',
    ]);
    expect(taken).toHaveLength(1);
  });

  it.each(['\r\n.\n', '\n.\n', '\n.\r\n', '\r.\r', '\r\n.\r', '\r.\r\n', '\n.\r', '\r\n\0.\r\n'])(
    'ends a mail at its one end alone: not at %j',
    async (end) => {
      await answersTo(mail(`a${end}${SECOND.replace('\r\n.\r\n', '\r\n')}son`));
      expect(taken.map(({ from }) => from)).toEqual(['a@posta.example']);
      expect(taken[0]?.raw.toString('latin1')).toContain('son');
    },
  );

  it('keeps the bytes of a mail: eight bits, zeros, and a line of a million', async () => {
    const body = `${'\u00fc\0\u0080'.repeat(10)}${'a'.repeat(1_000_000)}`;
    await answersTo(mail(body));
    expect(taken[0]?.raw.toString('latin1')).toContain(body);
  });

  it.each([
    ['BDAT 5 LAST\r\nhallo', '500'],
    ['AUTH PLAIN AGEAYg==', '500'],
    ['STARTTLS', '500'],
    ['VRFY yanit', '252'],
    ['\0\0\0', '500'],
    ['GET / HTTP/1.1', '421'],
    ['MAIL FROM:<a@posta.example> SIZE=999999999999', '552'],
    ['MAIL FROM:<a@posta.example\0>', '501'],
    [`MAIL FROM:<${'a'.repeat(600)}@posta.example>`, '501'],
  ])('answers %j with %s', async (line, code) => {
    expect(codes(await answersTo(lines('EHLO posta.example', line, 'QUIT')))[2]).toBe(code);
    expect(taken).toEqual([]);
  });

  it('takes one of a hundred thousand recipients', async () => {
    const more = BEGIN[2]!.concat('\r\n').repeat(100_000);
    const said = codes(await answersTo(lines(...BEGIN) + more + lines('QUIT')));
    expect(new Set(said.slice(4, -1))).toEqual(new Set(['452']));
    expect(said).toHaveLength(100_005);
  });

  it('hangs up on a line that does not end', async () => {
    expect(await answersTo(Buffer.alloc(50_000_000, 97))).toMatch(/^220 /);
    // And takes the next.
    await answersTo(mail('Merhaba'));
    expect(taken).toHaveLength(1);
  });

  it('believes no size', async () => {
    const said = await answersTo(
      lines(
        ...BEGIN.with(1, 'MAIL FROM:<a@posta.example> SIZE=10'),
        'DATA',
        'a'.repeat(22_100_000),
        '.',
        'QUIT',
      ),
    );
    expect(codes(said).at(-2)).toBe('552');
    expect(taken).toEqual([]);
  });
});
