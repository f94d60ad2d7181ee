import { and, eq } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import { logError } from '#worker/platform/log.ts';
import { readReplyAddress } from '#worker/platform/secrets/reply-address.ts';
import { keepMessage } from '#worker/features/messages/keep-message.ts';
import { keepFiles } from './keep-files.ts';
import { readMailFacts } from './queries.ts';
import { readMail, type ReadMail } from './read-mail.ts';

const VISITOR: Actor = { kind: 'visitor', userId: null, ip: null, requestId: null };

/**
 * Most mails per hour of one sender, of unknown senders of one network, and of all unknown senders
 * together: stops loops and floods. Senders that are proven and those that are not are counted apart,
 * so that nobody uses up what another may send.
 */
const MAX_BY_SENDER = 20;
const MAX_OF_NETWORK = 20;
const MAX_OF_STRANGERS = 200;

/**
 * `taken`: stored in its thread; `known`: it already was; `bounced`: a mail of ours was marked as
 * failed; `dropped`: nobody has to read it; `later`: the sender's server is to try again. `refused`:
 * the sender is told why, in plain ASCII.
 */
type MailOutcome =
  | { is: 'taken' | 'known' | 'bounced' | 'dropped' | 'later' }
  | { is: 'refused'; reason: string };

type RawMail = { from: string; to: string; raw: BodyInit };

/** Reads a mail as the platform hands it over and takes it in; one that cannot be read is recorded. */
export const receiveMail = async (deps: Deps, mail: RawMail): Promise<MailOutcome> =>
  takeMail(deps, await readRaw(deps, mail));

async function readRaw(deps: Deps, { from, to, raw }: RawMail): Promise<ReadMail | null> {
  const bytes = new Uint8Array(await new Response(raw).arrayBuffer());
  try {
    const proof = { authority: deps.mailAuthority, now: deps.clock.now() };
    return await readMail({ from, to, raw: bytes }, proof);
  } catch (error) {
    logError({ at: 'mail in' }, error);
    const write = beginWrite(deps, VISITOR);
    const after = { bytes: bytes.length, why: String(error).slice(0, 200) };
    await write.run([write.audit('security.unreadable_mail', from.slice(0, 254), { after })]);
    return null;
  }
}

/**
 * Takes a mail in. It belongs to the thread of the mail that it answers, which the signed address
 * proves, else to the guest with the sender's address, where that is proven to be the sender's. What
 * is not proven joins nobody's thread. Mails are never answered automatically. Two trips. @throws
 * when the database cannot be reached: the sender's server then retries.
 */
export async function takeMail(deps: Deps, mail: ReadMail | null): Promise<MailOutcome> {
  if (mail === null) return refused('5.6.0 Ileti okunamadi.');
  if (mail.kind === 'bounce') return markBounced(deps, mail);
  if (mail.kind === 'bulk' || mail.sender.email === '') return { is: 'dropped' };

  const signed = await signedMails(deps, mail);
  const isProven = mail.isProven || signed.length > 0;
  // A Message-ID travels further than the mail itself: it needs a proven sender.
  const answered = [...signed, ...(mail.isProven ? mail.answers.map(ownId) : [])];
  const own = [ownId(mail.messageId), mail.mark].filter(Boolean);
  const facts = await readMailFacts(deps.db, {
    answered: [...new Set([...answered.filter(Boolean), ...own])],
    sender: mail.sender.email,
    network: mail.network,
    isProven,
    since: inMinutes(deps.clock, -60),
  });
  // A mail of ours came back: a notice to an address that is routed here, or a forwarding loop.
  if (facts.ids.some((id) => own.includes(id))) return { is: 'dropped' };
  const hasThread = facts.answers !== null || (isProven && facts.knownAs !== null);
  if (mail.kind === 'automatic' && !hasThread) return { is: 'dropped' };
  if (facts.bySender >= MAX_BY_SENDER || (!hasThread && isFlood(mail, facts)))
    return { is: 'later' };
  const { email } = mail.sender;
  const name = mail.sender.name || (isProven && facts.knownAs) || (email.split('@')[0] ?? email);
  return keep(deps, mail, { name, isProven, answered: facts.answers });
}

const isFlood = (
  { network }: ReadMail,
  { ofNetwork, ofStrangers }: { ofNetwork: number; ofStrangers: number },
): boolean => ofStrangers >= MAX_OF_STRANGERS || (network !== '' && ofNetwork >= MAX_OF_NETWORK);

const refused = (reason: string): MailOutcome => ({ is: 'refused', reason });

/** Ids of our mails whose signed reply address it was sent to. */
async function signedMails(deps: Deps, { recipients }: ReadMail): Promise<string[]> {
  const signed = await Promise.all(recipients.map((address) => readReplyAddress(deps, address)));
  return signed.flatMap((id) => id ?? []);
}

/** Our part of a Message-ID; its random end cannot be guessed. */
const ownId = (messageId: string): string =>
  /^([0-9a-f]{20,60})@/i.exec(messageId)?.[1]?.toLowerCase() ?? '';

type Kept = {
  name: string;
  isProven: boolean;
  answered: { guestId: string | null; reservationId: string | null } | null;
};

async function keep(
  deps: Deps,
  mail: ReadMail,
  { name, isProven, answered }: Kept,
): Promise<MailOutcome> {
  const { email } = mail.sender;
  const id = newId(deps.clock.now());
  // The key includes the sender and whether it is proven, so that nobody else can block a mail by
  // using its Message-ID first. Of a proven one it is what signatures cover: not all cover Message-IDs,
  // and whoever has the mail could send it again with others.
  const whole = `${mail.date}\n${mail.subject}\n${mail.text}`;
  const named = mail.isProven ? whole : mail.messageId || whole;
  const message = {
    id,
    channel: 'mail' as const,
    externalKey: `mail:${await sha256(`${email}\n${isProven}\n${named}`)}`,
    name,
    email,
    phone: null,
    subject: mail.subject,
    message: mail.text || (mail.files.length > 0 ? '' : '(boş ileti)'),
    quoted: mail.quoted,
    automatic: mail.kind === 'automatic',
    // Who knows a signed address may not be whose name the mail bears.
    unproven: !isProven || mail.isRefuted,
    network: mail.network,
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
