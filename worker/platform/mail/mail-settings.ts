import type { MailSender } from './mail-message.ts';

/** A mail server and how it is spoken to. */
export type SmtpServer = {
  host: string;
  port: number;
  /** `tls` from the first byte (465), or upgraded if the server supports it (587). */
  security: 'tls' | 'starttls';
  credentials: { user: string; password: string } | null;
};

/** Parses `smtp://user:password@host:587` or `smtps://host`; null for anything else. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (!/^smtps?:$/.test(protocol) || hostname === '') return null;
  const security = protocol === 'smtps:' ? 'tls' : 'starttls';
  const [user, secret] = [username, password].map(decoded);
  if (user == null || secret == null) return null;
  return {
    host: hostname,
    port: port === '' ? (security === 'tls' ? 465 : 587) : Number(port),
    security,
    credentials: user === '' ? null : { user, password: secret },
  };
}

/** Null for a `%` that encodes nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Parses `Kıyı <merhaba@kiyi.example>` or an address alone; null for anything else. */
export function parseSender(text: string): MailSender | null {
  const [, name = '', email] = /^(?:(.*?)\s*<)?([^<>\s]+@[^<>\s]+?)>?$/.exec(text) ?? [];
  return email === undefined ? null : { name, email };
}

/** With room for a signed part before the @ (64 characters at most). */
const REPLY_ADDRESS = /^[a-z0-9._-]{1,16}@[a-z0-9.-]+$/;

/** What is wrong with the variables of mails, one sentence each. */
export function mailFaults(text: (name: string) => string, hasService: boolean): string[] {
  const [server, sender, reply] = [text('SMTP_URL'), text('MAIL_FROM'), text('MAIL_REPLY')];
  return [
    (server !== '' || hasService) &&
      parseSender(sender) === null &&
      (sender === ''
        ? 'MAIL_FROM is missing: the sender of mails'
        : 'MAIL_FROM is no address: for example Acenta <merhaba@acente.com>'),
    server !== '' &&
      parseSmtpUrl(server) === null &&
      'SMTP_URL is no address of a mail server: for example smtps://user:password@mail.acente.com, with % and @ of a password as %25 and %40',
    reply !== '' &&
      !REPLY_ADDRESS.test(reply) &&
      'MAIL_REPLY is no short address in lower case: at most 16 characters before the @',
  ].filter((fault) => fault !== false);
}
