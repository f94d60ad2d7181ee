import { SMTPServer } from 'smtp-server';
import { MailRefused, type TakeMail } from './take-mail.ts';

export type MailReceiver = { port: number; stop(): Promise<void> };

type ReceiverOptions = {
  /** `127.0.0.1:2525`: the machine's mail server relays our mails here. */
  listen: string;
  /** The only accepted recipient, also with `+…`, so that it is not an open relay. */
  replyAddress: string;
  takeMail: TakeMail;
  lmtp?: boolean;
  /** How long a connection may last. */
  sessionMs?: number | undefined;
};

/** The Worker's limit, plus some overhead for the dialogue. */
const MAX_BYTES = 21 * 1024 * 1024;

/** Concurrent connections: each mail is held in memory. */
const MAX_CLIENTS = 5;

/** However slowly somebody writes: five who write a letter a minute would let no mail in. */
const SESSION_MS = 300_000;

/**
 * A small SMTP (or LMTP) server for incoming mail, behind the machine's own mail server or a pipe:
 * it accepts our mails and passes them to the Worker. The sender's server only gets its answer once
 * the mail is stored in its thread, so that none is lost: temporary failures are a 451, refusals a
 * 550.
 */
export async function startMailReceiver(options: ReceiverOptions): Promise<MailReceiver> {
  const { listen, replyAddress, takeMail, lmtp = false, sessionMs = SESSION_MS } = options;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    maxClients: MAX_CLIENTS,
    lmtp,
    onRcptTo({ address }, { envelope }, done) {
      if (!isOurs(address, replyAddress)) return done(answer(550, 'Boyle bir adres yok.'));
      // One recipient per mail, so that the single SMTP answer is unambiguous.
      done(envelope.rcptTo.length > 0 ? answer(452, 'Tek alici.') : undefined);
    },
    async onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo[0]?.address ?? '';
      const taking = readAll(stream).then((raw) => takeMail({ from, to, raw }));
      done(await answerTo(taking));
    },
  });
  smtp.server.on('connection', (socket) => {
    const end = setTimeout(() => socket.destroy(), sessionMs);
    socket.once('close', () => clearTimeout(end));
  });
  // After a broken connection the sender retries.
  smtp.on('error', () => undefined);
  const [host = '127.0.0.1', port = '0'] = listen.split(/:(?=\d+$)/);
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(Number(port), host, resolve);
  });
  const bound = smtp.server.address();
  return {
    port: bound !== null && typeof bound === 'object' ? bound.port : 0,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
}

const answer = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

const LATER = answer(451, 'Su anda alinamadi, yeniden deneyin.');
const TOO_LARGE = answer(552, 'Ileti en cok 20 MB olabilir.');

/**
 * The answer to the sender's server; null once the mail is stored. Reading the message is part of
 * it, so that a connection breaking in the middle fails the mail instead of being unnoticed.
 */
export async function answerTo(taking: Promise<void>): Promise<Error | null> {
  try {
    await taking;
    return null;
  } catch (error) {
    if (error === TOO_LARGE) return TOO_LARGE;
    return error instanceof MailRefused ? answer(550, error.message || 'Kabul edilmedi.') : LATER;
  }
}

/**
 * @throws `TOO_LARGE` once the rest of such a message has been read and discarded @throws when the
 * connection breaks before the end
 */
async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw TOO_LARGE;
  return Buffer.concat(chunks);
}

/** `yanit@…` and `yanit+…@…`, in any case. */
export const isOurs = (address: string, replyAddress: string): boolean =>
  withoutPlus(address) === withoutPlus(replyAddress);

const withoutPlus = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');
