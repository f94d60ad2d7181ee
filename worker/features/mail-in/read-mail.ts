import type { Attachment, Email } from 'postal-mime';
import { htmlToText } from '#domain/mail-in/html-text.ts';
import { failedMessageId, mailKind, type MailKind } from '#domain/mail-in/kind.ts';
import { foldQuoted } from '#domain/mail-in/quoted.ts';

/** A mail as it came: `from` and `to` are of the envelope, `raw` the message of RFC 5322. */
export type IncomingMail = { from: string; to: string; raw: Uint8Array<ArrayBuffer> };

/** What we take of it. Texts hold no control characters, so that none can begin another header later. */
export type ReadMail = {
  kind: MailKind;
  /** Without its angle brackets; empty where the sender gave none. */
  messageId: string;
  /** What the platform's mail service carries of our id, which makes Message-IDs of its own. */
  mark: string;
  /** Mails that it answers, by their Message-IDs. */
  answers: string[];
  /** The name as it was given, empty where none was. */
  sender: { name: string; email: string };
  /** Every address it names as its recipient, the envelope's first. */
  recipients: string[];
  subject: string;
  text: string;
  quoted: string;
  files: { name: string; bytes: Uint8Array<ArrayBuffer>; isInline: boolean }[];
  /** Of a report of delivery: the mail of ours that will never arrive. */
  failed: string | null;
};

/** What a person writes is far below; what a machine writes to burden us is not. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 200_000, forceRfc822Attachments: true };
const MOST_SIGNS = 20_000;
const MOST_ANSWERED = 20;

/** @throws when it is no mail that can be read: too deep, or headers without an end. */
export async function readMail({ from, to, raw }: IncomingMail): Promise<ReadMail> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await new PostalMime(LIMITS).parse(raw);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const { text, quoted } = foldQuoted(cleanText(mail.text || htmlToText(mail.html ?? '')));
  return {
    kind: mailKind(header, from),
    messageId: bare(mail.messageId),
    mark: header('x-entity-ref-id').trim().slice(0, 60),
    answers: answeredBy(mail),
    sender: senderOf(mail, from),
    recipients: [to, ...addressesOf(mail)].filter((address) => address !== ''),
    subject: cleanLine(mail.subject ?? '', 150),
    text: shorten(text),
    quoted: shorten(quoted),
    files: mail.attachments.flatMap(toFile),
    failed: failedMail(mail),
  };
}

function senderOf({ from, replyTo }: Email, envelope: string): ReadMail['sender'] {
  const named = [from, ...(replyTo ?? [])].find((one) => isAddress(one?.address ?? ''));
  const email = (named?.address ?? (isAddress(envelope) ? envelope : '')).toLowerCase();
  return { name: cleanLine(named?.name ?? '', 120), email };
}

/** One that a mail can go back to, as our own forms take it. */
const isAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[\u0021-\u007e]+@[a-z0-9.-]+\.[a-z]{2,}$/i.test(text) &&
  !/[<>,;"]/.test(text);

const addressesOf = ({ to, cc, deliveredTo }: Email): string[] => [
  ...[...(to ?? []), ...(cc ?? [])].flatMap(({ address }) => address ?? []).slice(0, 50),
  ...(deliveredTo ? [deliveredTo] : []),
];

const bare = (id: string | undefined): string => /<([^<>\s]{1,300})>/.exec(id ?? '')?.[1] ?? '';

const answeredBy = ({ inReplyTo = '', references = '' }: Email): string[] =>
  [...`${inReplyTo} ${references.slice(0, 10_000)}`.matchAll(/<([^<>\s]{1,300})>/g)]
    .slice(0, MOST_ANSWERED)
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

/** Without what is no letter: control characters, and signs that turn the direction of writing. */
const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');

const cleanLine = (text: string, most: number): string =>
  [...cleanText(text).replace(/\s+/g, ' ').trim()].slice(0, most).join('');

const shorten = (text: string): string =>
  text.length <= MOST_SIGNS ? text : `${text.slice(0, MOST_SIGNS).toWellFormed()}\n… (kısaltıldı)`;
