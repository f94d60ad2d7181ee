import { and, eq } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import { readReplyAddress } from '#worker/platform/secrets/reply-address.ts';
import { keepMessage } from '#worker/features/messages/keep-message.ts';
import { keepFiles } from './keep-files.ts';
import { readMailFacts } from './queries.ts';
import { type IncomingMail, readMail, type ReadMail } from './read-mail.ts';

/**
 * Below the limit of mail services, so that one mail in memory is never too much for the Worker.
 */
const MAX_MAIL_BYTES = 20 * 1024 * 1024;

const VISITOR: Actor = { kind: 'visitor', userId: null, ip: null, requestId: null };

/**
 * Most mails per hour of one sender, and of all unknown senders together: stops loops and floods.
 */
const MAX_BY_SENDER = 20;
const MAX_OF_STRANGERS = 200;

/**
 * `taken`: stored in its thread; `known`: it already was; `bounced`: a mail of ours was marked as
 * failed; `dropped`: nobody has to read it. `refused`: the sender is told why, in plain ASCII.
 */
type MailOutcome =
  | { is: 'taken' | 'known' | 'bounced' | 'dropped' }
  | { is: 'refused'; reason: string };

/**
 * Receives a mail. It belongs to the thread of the mail that it answers, which is proved by the
 * signed address or the Message-ID, else to the guest with the sender's address. Mails are never
 * answered automatically. Two trips. @throws when the database cannot be reached: the sender's
 * server then retries.
 */
export async function receiveMail(deps: Deps, incoming: IncomingMail): Promise<MailOutcome> {
  if (incoming.raw.length > MAX_MAIL_BYTES) return refused('5.3.4 Ileti en cok 20 MB olabilir.');
  const mail = await readMail(incoming).catch(() => null);
  if (mail === null) return refused('5.6.0 Ileti okunamadi.');
  if (mail.kind === 'bounce') return markBounced(deps, mail);
  if (mail.kind === 'bulk' || mail.sender.email === '') return { is: 'dropped' };

  const answered = await answeredMails(deps, mail);
  const own = [ownId(mail.messageId), mail.mark].filter(Boolean);
  const facts = await readMailFacts(deps.db, {
    answered: [...answered, ...own],
    sender: mail.sender.email,
    since: inMinutes(deps.clock, -60),
  });
  // A mail of ours came back: a notice to an address that is routed here, or a forwarding loop.
  if (facts.ids.some((id) => own.includes(id))) return { is: 'dropped' };
  const hasThread = facts.answers !== null || facts.knownAs !== null;
  if (mail.kind === 'automatic' && !hasThread) return { is: 'dropped' };
  if (facts.bySender >= MAX_BY_SENDER || (!hasThread && facts.all >= MAX_OF_STRANGERS)) {
    return refused('5.7.1 Cok fazla ileti geldi. Lutfen bir saat sonra yeniden deneyin.');
  }
  const { email } = mail.sender;
  const name = mail.sender.name || facts.knownAs || (email.split('@')[0] ?? email);
  return keep(deps, mail, name, facts.answers);
}

const refused = (reason: string): MailOutcome => ({ is: 'refused', reason });

/**
 * Ids of our mails: the one in the signed address first, then those that the mail says it answers.
 */
async function answeredMails(deps: Deps, { recipients, answers }: ReadMail): Promise<string[]> {
  const signed = await Promise.all(recipients.map((address) => readReplyAddress(deps, address)));
  return [...new Set([...signed.flatMap((id) => id ?? []), ...answers.map(ownId)])].filter(Boolean);
}

/** Our part of a Message-ID; its random end cannot be guessed. */
const ownId = (messageId: string): string =>
  /^([0-9a-f]{20,60})@/i.exec(messageId)?.[1]?.toLowerCase() ?? '';

type Answered = { guestId: string | null; reservationId: string | null };

async function keep(
  deps: Deps,
  mail: ReadMail,
  name: string,
  answered: Answered | null,
): Promise<MailOutcome> {
  const { email } = mail.sender;
  const id = newId(deps.clock.now());
  // The key includes the sender, so that nobody else can block a mail by using its Message-ID
  // first.
  const named = mail.messageId || `${mail.subject}\n${mail.text}`;
  const message = {
    id,
    channel: 'mail' as const,
    externalKey: `mail:${await sha256(`${email}\n${named}`)}`,
    name,
    email,
    phone: null,
    subject: mail.subject,
    message: mail.text || (mail.files.length > 0 ? '' : '(boş ileti)'),
    quoted: mail.quoted,
    automatic: mail.kind === 'automatic',
    guestId: answered?.guestId ?? null,
    reservationId: answered?.reservationId ?? null,
  };
  const files = await keepFiles(deps, id, mail.files);
  try {
    await deps.db.write([...keepMessage(deps, message, VISITOR), ...files]);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'IDEMPOTENCY_KEY_REUSED')
      return { is: 'known' };
    throw error;
  }
  return { is: 'taken' };
}

/** Shows a mail that was sent but not delivered among the failed ones. */
async function markBounced(deps: Deps, { failed }: ReadMail): Promise<MailOutcome> {
  const id = ownId(failed ?? '');
  if (id === '') return { is: 'dropped' };
  const lastError = 'Alıcının e-posta sunucusu iletiyi geri çevirdi. Adresi kontrol edin.';
  const updatedAt = deps.clock.now().toISOString();
  const [marked] = await deps.db.write([
    step(
      build
        .update(outbox)
        .set({ status: 'dead', lastError, updatedAt })
        .where(and(eq(outbox.id, id), eq(outbox.status, 'sent')))
        .returning({ id: outbox.id }),
    ),
  ]);
  return { is: marked?.rows.length === 1 ? 'bounced' : 'dropped' };
}
