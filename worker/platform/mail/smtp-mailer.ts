import { toBase64 } from '../base64.ts';
import type { Clock } from '../clock.ts';
import { Deadline } from '../deadline.ts';
import { composeMessage, type MailSender } from './mail-message.ts';
import type { SmtpServer } from './mail-settings.ts';
import { type Mailer, MailRefused, type OutgoingMail } from './mailer.ts';
import { type Socket, SmtpConnection, type SmtpReply } from './smtp-connection.ts';

export type SmtpOptions = SmtpServer & { from: MailSender };

/** Limit for one whole mail, from connecting to its acceptance. */
const PATIENCE_MS = 20_000;

/** Sends mails over SMTP through the platform's sockets, one connection per mail. */
export function createSmtpMailer(
  options: SmtpOptions,
  clock: Clock,
  patienceMs = PATIENCE_MS,
): Mailer {
  return {
    send: async (mail) => {
      assertPlainAddress(mail.to);
      const message = composeMessage(mail, options.from, clock.now());
      const connection = new SmtpConnection(await openSocket(options));
      try {
        await withPatience(patienceMs, deliver(connection, options, mail, message));
      } finally {
        await connection.close();
      }
    },
  };
}

/** Refuses an address that could end the command it is in, or that needs SMTPUTF8. */
function assertPlainAddress(address: string): void {
  if (/^[\u0021-\u007e]+@[\u0021-\u003f\u0041-\u007e]+$/.test(address) && !/[<>]/.test(address))
    return;
  throw new MailRefused('Alıcının e-posta adresi geçerli değil.', true);
}

async function openSocket({ host, port, security }: SmtpOptions): Promise<Socket> {
  const { connect } = await import('cloudflare:sockets');
  const secureTransport = security === 'tls' ? 'on' : 'starttls';
  return connect({ hostname: host, port }, { secureTransport, allowHalfOpen: false });
}

async function deliver(
  connection: SmtpConnection,
  options: SmtpOptions,
  mail: OutgoingMail,
  message: string,
): Promise<void> {
  expectReply(await connection.reply(), 220, 'bağlantıyı');
  await greet(connection, options);
  expectReply(await connection.command(`MAIL FROM:<${options.from.email}>`), 250, 'göndereni');
  expectReply(await connection.command(`RCPT TO:<${mail.to}>`), 250, 'alıcıyı', true);
  expectReply(await connection.command('DATA'), 354, 'iletiyi', true);
  await connection.write(`${message.replace(/^\./gm, '..')}.\r\n`);
  expectReply(await connection.reply(), 250, 'iletiyi', true);
  // The mail has been accepted, so errors while disconnecting do not matter.
  await connection.command('QUIT').catch(() => undefined);
}

/** Whether the server is on this machine: an unencrypted connection is only allowed there. */
const isThisMachine = ({ host }: SmtpOptions) => /^(localhost|127\.0\.0\.1|\[?::1\]?)$/.test(host);

/**
 * EHLO, encryption, then the password. A remote server that offers no encryption gets no mail: an
 * attacker in between could have removed the offer.
 */
async function greet(connection: SmtpConnection, options: SmtpOptions): Promise<void> {
  const name = `EHLO ${options.from.email.split('@').at(-1) ?? 'localhost'}`;
  let hello = await connection.command(name);
  expectReply(hello, 250, 'bağlantıyı');
  let encrypted = options.security === 'tls';
  if (!encrypted && /^250[ -]STARTTLS\s*$/im.test(hello.text)) {
    expectReply(await connection.command('STARTTLS'), 220, 'şifreli bağlantıyı');
    connection.startTls();
    encrypted = true;
    hello = await connection.command(name);
    expectReply(hello, 250, 'bağlantıyı');
  }
  const mayBeBare = options.credentials === null && isThisMachine(options);
  if (!encrypted && !mayBeBare) {
    throw new MailRefused('E-posta sunucusu şifreli bağlantı sunmuyor.', false);
  }
  if (options.credentials === null) return;
  await signIn(connection, hello.text, options.credentials);
}

async function signIn(
  connection: SmtpConnection,
  hello: string,
  { user, password }: { user: string; password: string },
): Promise<void> {
  if (/^250[ -]AUTH[ =].*\bPLAIN\b/im.test(hello)) {
    const reply = await connection.command(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`);
    return expectReply(reply, 235, 'oturumu');
  }
  expectReply(await connection.command('AUTH LOGIN'), 334, 'oturumu');
  expectReply(await connection.command(base64(user)), 334, 'oturumu');
  expectReply(await connection.command(base64(password)), 235, 'oturumu');
}

const base64 = (text: string) => toBase64(new TextEncoder().encode(text));

/**
 * @throws `MailRefused` for another reply. 5xx about the recipient or the message is final; about
 * ourselves (a wrong password, a blocked sender) it may be corrected, so the mail stays.
 */
function expectReply(reply: SmtpReply, code: number, what: string, aboutMail = false): void {
  if (reply.code === code || (code === 250 && reply.code === 251)) return;
  const permanent = aboutMail && reply.code >= 500;
  throw new MailRefused(
    `E-posta sunucusu ${what} kabul etmedi (${reply.code}).`,
    permanent,
    wordsOf(reply),
  );
}

/** A reply in one line: `535 5.7.8 Username and password not accepted`. */
const wordsOf = ({ text }: SmtpReply): string =>
  text
    .trim()
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(/^\d{3}[ -]?/, '')).trim())
    .join(' ')
    .replaceAll(/[^\P{C}]+/gu, ' ')
    .slice(0, 300);

async function withPatience(milliseconds: number, work: Promise<void>): Promise<void> {
  const deadline = new Deadline(milliseconds);
  try {
    await deadline.race(work);
  } catch (error) {
    if (error instanceof MailRefused) throw error;
    const why = deadline.passed
      ? 'E-posta sunucusu yanıt vermedi.'
      : 'E-posta sunucusuna ulaşılamadı.';
    throw new MailRefused(why, false);
  } finally {
    deadline.clear();
  }
}
