import { SMTPServer } from 'smtp-server';
import { MailRefused, type TakeMail } from './take-mail.ts';

export type MailReceiver = { port: number; stop(): Promise<void> };

type ReceiverOptions = {
  /** `127.0.0.1:2525`: the mail server of the machine hands over what is ours. */
  listen: string;
  /** The address whose mails are taken, also with `+…`; no other is, so that nobody relays. */
  replyAddress: string;
  takeMail: TakeMail;
  lmtp?: boolean;
};

/** What the Worker takes, and a little for the dialogue. */
const MOST_BYTES = 21 * 1024 * 1024;

/** At once: each is held in memory whole. */
const MOST_CLIENTS = 5;

/**
 * A small SMTP server (or LMTP) that mails come in by, behind the machine's own mail server or a pipe:
 * it takes what is for us and hands it to the Worker. The sender's server has its answer only once the
 * mail stands in its thread, so none is lost: what fails for now is a 451, what is refused a 550.
 */
export async function startMailReceiver(options: ReceiverOptions): Promise<MailReceiver> {
  const { listen, replyAddress, takeMail, lmtp = false } = options;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MOST_BYTES,
    maxClients: MOST_CLIENTS,
    lmtp,
    onRcptTo({ address }, { envelope }, done) {
      if (!isOurs(address, replyAddress)) return done(answer(550, 'Boyle bir adres yok.'));
      // One a mail, so that the one answer there is means one thing.
      done(envelope.rcptTo.length > 0 ? answer(452, 'Tek alici.') : undefined);
    },
    async onData(stream, { envelope }, done) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo[0]?.address ?? '';
      const taking = readAll(stream).then((raw) => takeMail({ from, to, raw }));
      done(await answerTo(taking));
    },
  });
  // A connection that breaks is the sender's to repeat.
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
 * What the sender's server is told; null once the mail is in. The reading belongs to the taking: a
 * connection that breaks in the middle of a mail fails it, and nobody else would hear of that.
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
 * @throws `TOO_LARGE` once the rest of such a message is read and forgotten
 * @throws when the connection breaks before the end
 */
async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  if (size > MOST_BYTES) throw TOO_LARGE;
  return Buffer.concat(chunks);
}

/** `yanit@…` and `yanit+…@…`, in whichever case a server on the way has put it. */
export const isOurs = (address: string, replyAddress: string): boolean =>
  withoutPlus(address) === withoutPlus(replyAddress);

const withoutPlus = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@');
