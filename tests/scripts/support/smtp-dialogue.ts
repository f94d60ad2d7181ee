import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

export const MAIL =
  'From: a@posta.example\r\nSubject: Merhaba\r\n\r\nG\u00fcnayd\u0131n\r\n..nokta\r\n.';

/** The lines that send `MAIL` to an address. */
export const sendingTo = (to: string) => [
  'EHLO posta.example',
  'MAIL FROM:<a@posta.example>',
  `RCPT TO:<${to}>`,
  'DATA',
  MAIL,
  'QUIT',
];

/** Speaks SMTP line by line, as any mail server does; the codes that were answered. */
export async function dialogue(port: number, lines: readonly string[]): Promise<string[]> {
  const { socket, codes } = await speak(port, lines);
  socket.destroy();
  return codes;
}

/** Begins a mail and hangs up in the middle of its text. */
export async function breakOff(port: number, to: string): Promise<void> {
  const { socket } = await speak(port, sendingTo(to).slice(0, 4));
  socket.write('Subject: Yar');
  socket.end();
  await once(socket.resume(), 'close');
}

/** Says `lines` and no more; resolves once the server has hung up. */
export async function hungUpOn(port: number, lines: readonly string[]): Promise<void> {
  const { socket } = await speak(port, lines);
  if (!socket.closed) await once(socket.resume(), 'close');
}

/** The code answered to each line, '' once the server has hung up. */
async function speak(port: number, lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const answer = async () => {
    for (;;) {
      // A line that meets a server hanging up is answered by a reset.
      const { value = '', done } = await answers.next().catch(() => ({ value: '', done: true }));
      if (done || !/^\d{3}-/.test(value)) return String(value).slice(0, 3);
    }
  };
  const codes = [await answer()];
  for (const line of lines) {
    socket.write(`${line}\r\n`);
    codes.push(await answer());
  }
  return { socket, codes };
}
