/** `person`: somebody wrote it; `automatic`: a machine answered; `bulk`: to many; `bounce`: could not be delivered. */
export type MailKind = 'person' | 'automatic' | 'bulk' | 'bounce';

/** The first header of a name in lower case, or empty. */
export type HeaderOf = (name: string) => string;

/**
 * Who wrote a mail, by the headers that machines owe each other (RFC 3834, RFC 2369, RFC 3464). Nothing
 * ever answers a mail by itself; this keeps machines from standing among what waits for an answer.
 * `sender`: of the envelope, empty for reports of delivery.
 */
export function mailKind(header: HeaderOf, sender: string): MailKind {
  const type = header('content-type').toLowerCase();
  const isReport = type.startsWith('multipart/report') && type.includes('delivery-status');
  const isDaemon = /^(mailer-daemon|postmaster)@/i.test(sender || addressIn(header('from')));
  if (isReport || (isDaemon && header('x-failed-recipients') !== '')) return 'bounce';
  if (header('list-id') !== '' || header('list-unsubscribe') !== '') return 'bulk';
  const precedence = header('precedence').trim().toLowerCase();
  if (precedence === 'bulk' || precedence === 'list' || precedence === 'junk') return 'bulk';
  const submitted = header('auto-submitted').trim().toLowerCase();
  const isSubmitted = submitted !== '' && !/^no\b/.test(submitted);
  const isReply = precedence === 'auto_reply' || AUTO_REPLY.some((name) => header(name) !== '');
  return isSubmitted || isReply || isDaemon || sender === '' ? 'automatic' : 'person';
}

/** What out-of-office programs write that do not know RFC 3834. */
const AUTO_REPLY = ['x-autoreply', 'x-autorespond', 'x-auto-reply-from'] as const;

const addressIn = (header: string): string => /<([^<>]*)>\s*$/.exec(header)?.[1] ?? header.trim();

/**
 * The Message-ID of the mail that a report of delivery is about, when it says that the mail will never
 * arrive; null for one that is only late.
 */
export function failedMessageId(status: string, original: string): string | null {
  if (!/^action:\s*failed\b/im.test(status)) return null;
  return /^message-id:\s*<([^<>\s]{1,200})>/im.exec(original)?.[1] ?? null;
}
