import type { Attachment, Email } from 'postal-mime';
import { htmlToText } from '#domain/mail-in/html-text.ts';
import { failedMessageId, mailKind, type MailKind } from '#domain/mail-in/kind.ts';
import { foldQuoted } from '#domain/mail-in/quoted.ts';
import { assertReadable } from '#domain/mail-in/readable.ts';
import { isOfNow, type Judged, verdictOf, whereItNamesUs } from '#domain/mail-in/sender-proof.ts';
import { MAX_MESSAGE } from '#domain/messages/limits.ts';
import { parseEmail } from '#domain/values/email.ts';
import { networkOf } from '#domain/values/ip-address.ts';

/** A mail as received: `from` and `to` are of the envelope, `raw` is the message (RFC 5322). */
export type IncomingMail = { from: string; to: string; raw: Uint8Array<ArrayBuffer> };

/**
 * The parts of a mail that we use. Texts contain no control characters, so none can inject a header
 * later.
 */
export type ReadMail = {
  kind: MailKind;
  /** Without angle brackets; empty when the sender gave none. */
  messageId: string;
  /** The part of our id that survives mail services which replace Message-IDs. */
  mark: string;
  /** When it was written, as its sender says. */
  date: string;
  /** Message-IDs of the mails that it answers. */
  answers: string[];
  /** The sender's name as given; empty if there was none. */
  sender: { name: string; email: string };
  /** The sender wrote it to us in these days, as the server that received the mail found out. */
  isProven: boolean;
  /** The domain of the sender's address disowns the mail (DMARC). */
  isRefuted: boolean;
  /** The network that handed the mail over to us; empty when unknown. */
  network: string;
  /** Every recipient address it names, the envelope's first. */
  recipients: string[];
  subject: string;
  text: string;
  quoted: string;
  files: { name: string; bytes: Uint8Array<ArrayBuffer>; isInline: boolean }[];
  /** For a delivery report: our mail that could not be delivered. */
  failed: string | null;
};

/** Far above what people write, and low enough to stop malicious mails. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 64_000, forceRfc822Attachments: true };

/** What of a text and of an HTML part is looked at, in characters, before it is shortened. */
const MAX_TEXT = 200_000;
const MAX_HTML = 1_000_000;
const MAX_ANSWERED = 20;

/** Who says whose a mail is. */
type Proof = {
  now: Date;
  /** The server whose `Authentication-Results` count; empty for none. */
  authority: string;
  /** Asked about its signatures where there is no such server. */
  isSigned?: (raw: Uint8Array, judged: Judged) => Promise<boolean>;
};

/**
 * Reads a mail in time and memory that grow with its size alone. @throws when it cannot be parsed: too
 * many lines or parts, nested too deeply, headers without an end.
 */
export async function readMail(
  { from, to, raw }: IncomingMail,
  { now, authority, isSigned }: Proof,
): Promise<ReadMail> {
  assertReadable(raw);
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, LIMITS);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const { text, quoted } = foldQuoted(cleanText(textOf(mail)));
  const sender = senderOf(mail, from);
  const { headers } = mail;
  const named = { to: addressesOf(mail.to), cc: addressesOf(mail.cc) };
  const namesUsIn = whereItNamesUs(to, named, headers);
  const judged = { headers, email: sender.email, namesUsIn };
  const verdict = verdictOf(authority, judged);
  const isTheirs = authority === '' ? isSigned?.(raw, judged) : verdict === 'proven';
  return {
    kind: mailKind(header, from),
    messageId: bare(mail.messageId),
    mark: header('x-entity-ref-id').trim().slice(0, 60),
    date: header('date').slice(0, 100),
    answers: answeredBy(mail),
    sender,
    isProven: namesUsIn !== null && isOfNow(headers, now) && ((await isTheirs) ?? false),
    isRefuted: verdict === 'refuted',
    network: networkOf(handedOverBy(header('received'))),
    recipients: [to, ...named.to, ...named.cc, mail.deliveredTo ?? ''].filter(Boolean),
    subject: cleanLine(mail.subject ?? '', 150),
    text: shorten(text),
    quoted: shorten(quoted),
    files: mail.attachments.flatMap(toFile),
    failed: failedMail(mail),
  };
}

const textOf = ({ text = '', html = '' }: Email): string =>
  text.slice(0, MAX_TEXT) || htmlToText(html.slice(0, MAX_HTML)).slice(0, MAX_TEXT);

/**
 * The address of the server that handed a mail over, as the server that received it wrote into its
 * `Received` header, the topmost: `from mail.example (mail.example [203.0.113.7]) by …`.
 */
function handedOverBy(received: string): string {
  const [from = ''] = received.slice(0, 1_000).split(/\sby\s/, 1);
  return /[[(](?:IPv6:)?([\da-f.:]{3,45})[\])]/i.exec(from)?.[1] ?? '';
}

function senderOf({ from, replyTo }: Email, envelope: string): ReadMail['sender'] {
  const named = [from, ...(replyTo ?? [])].find((one) => addressOf(one?.address) !== '');
  const email = addressOf(named?.address) || addressOf(envelope);
  return { name: cleanLine(named?.name ?? '', 120), email };
}

/** An address that a mail can be sent back to, by the rules of our own forms; empty for another. */
const addressOf = (text = ''): string => (text.length > 400 ? '' : (parseEmail(text) ?? ''));

const addressesOf = (list: Email['to']): string[] =>
  (list ?? []).flatMap(({ address }) => address ?? []).slice(0, 50);

const bare = (id: string | undefined): string => /<([^<>\s]{1,300})>/.exec(id ?? '')?.[1] ?? '';

const answeredBy = ({ inReplyTo = '', references = '' }: Email): string[] =>
  [...`${inReplyTo} ${references.slice(0, 10_000)}`.matchAll(/<([^<>\s]{1,300})>/g)]
    .slice(0, MAX_ANSWERED)
    .map(([, id = '']) => id);

function toFile({ filename, mimeType, content, related }: Attachment): ReadMail['files'] {
  if (typeof content === 'string' || /^(message|text)\//.test(mimeType)) return [];
  const bytes = new Uint8Array(content) as Uint8Array<ArrayBuffer>;
  return [{ name: cleanLine(filename ?? '', 120) || 'ek', bytes, isInline: related === true }];
}

function failedMail({ attachments }: Email): string | null {
  const textOf = (pattern: RegExp) => {
    const found = attachments.find(({ mimeType }) => pattern.test(mimeType));
    if (found === undefined || typeof found.content === 'string') return '';
    return new TextDecoder().decode(new Uint8Array(found.content).subarray(0, 16_000));
  };
  return failedMessageId(
    textOf(/^message\/delivery-status$/),
    textOf(/^(message\/rfc822|text\/rfc822-headers)$/),
  );
}

/** Without control characters and characters that change the writing direction. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');

const cleanLine = (text: string, most: number): string =>
  [...cleanText(text).replace(/\s+/g, ' ').trim()].slice(0, most).join('');

const shorten = (text: string): string =>
  text.length <= MAX_MESSAGE
    ? text
    : `${text.slice(0, MAX_MESSAGE).toWellFormed()}\n… (kısaltıldı)`;
