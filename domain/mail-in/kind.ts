/**
 * `person`: written by somebody; `automatic`: sent by a machine; `bulk`: sent to many; `bounce`: a
 * failed delivery.
 */
export type MailKind = 'person' | 'automatic' | 'bulk' | 'bounce';

/** Reads the first header with a name, in lower case; empty if there is none. */
type HeaderOf = (name: string) => string;

/**
 * Who sent a mail, judged by the headers that automatic mails must have (RFC 3834, RFC 2369, RFC
 * 3464). We never answer mails automatically; this keeps automatic mails out of the list of those
 * that wait for an answer. `sender`: the envelope sender, empty for delivery reports.
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

/** Headers of out-of-office replies from programs that do not follow RFC 3834. */
const AUTO_REPLY = ['x-autoreply', 'x-autorespond', 'x-auto-reply-from'] as const;

const addressIn = (header: string): string => /<([^<>]*)>\s*$/.exec(header)?.[1] ?? header.trim();

/**
 * The Message-ID of the mail that a delivery report is about when delivery has failed for good;
 * null for a mail that is only delayed.
 */
export function failedMessageId(status: string, original: string): string | null {
  if (!/^action:\s*failed\b/im.test(status)) return null;
  return /^message-id:\s*<([^<>\s]{1,200})>/im.exec(original)?.[1] ?? null;
}
