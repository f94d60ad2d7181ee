import { WHATSAPP_MAILS } from '#domain/mail/by-whatsapp.ts';
import { OWNER_ASKED } from '#domain/mail/owner-change.ts';
import { undoOver } from '#domain/reservations/undo.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { taskTime } from '#worker/platform/task-time.ts';
import { sendWhatsapp } from '#worker/platform/whatsapp/send-whatsapp.ts';
import { conflict, DomainError } from '#domain/errors.ts';
import { askOwner } from '#worker/features/owner-questions/ask-owner.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import { composeMail, languageOf } from './compose.ts';
import { toldOf } from './owner-change.ts';
import { whatsappIn } from './template-text.ts';
import {
  claimByHandStatement,
  type MailFacts,
  type OutboxRow,
  readMailFacts,
  stillOurs,
} from './queries.ts';

const LEASE_MINUTES = 1;
const RUN_LIMIT = 50;

/** Older mails are left to a clerk, whenever the channel was set up. */
const YOUNG_MINUTES = 24 * 60;

/**
 * Sends reminders to guests, and changes to owners, without an address by WhatsApp where it has a
 * template. Whatever it does not accept stays for a clerk to send by hand. @returns how many were
 * sent.
 */
export async function sendByWhatsapp(deps: Deps): Promise<number> {
  if (deps.whatsapp === null) return 0;
  const isOver = taskTime(deps.clock);
  let sent = 0;
  for (let n = 0; n < RUN_LIMIT && !isOver(); n += 1) {
    const leasedUntil = inMinutes(deps.clock, LEASE_MINUTES);
    const since = inMinutes(deps.clock, -YOUNG_MINUTES);
    const young = { since, undoneAfter: undoOver(deps.clock.now()) };
    const claim = claimByHandStatement(instant(deps.clock), young, leasedUntil);
    const [claimed] = await deps.db.write([step(claim)]);
    const id = claimed?.rows[0]?.id;
    const facts = typeof id === 'string' ? await readMailFacts(deps.db, id) : null;
    if (facts === null) break;
    if ((await tryWhatsapp(deps, facts)) === 'sent') sent += 1;
  }
  return sent;
}

/**
 * Hands a claimed mail over to WhatsApp, once: this is recorded before it is sent, so after a
 * crash in between it goes by mail, and nobody gets it twice by WhatsApp. @returns `sent`, or `not`
 * when it has to go another way: not chosen, no template in the reader's language, no phone, refused.
 */
export async function tryWhatsapp(deps: Deps, facts: MailFacts): Promise<'sent' | 'not'> {
  const { mail: row, template } = facts;
  const { whatsapp } = deps;
  const language = languageOf(facts);
  const reader = readerOf(facts);
  const isMeant = WHATSAPP_MAILS.includes(row.template) && row.whatsappState === null;
  if (whatsapp === null || !isMeant || template === null || reader === null) return 'not';
  const approved = await whatsappIn(deps.db, template, language);
  if (approved === undefined) return 'not';
  const composed = await composeMail(deps, facts, 'whatsapp');
  const to = reader.phone.replace(/\D/g, '');
  if (composed.outcome !== 'ready' || to === '') {
    if (row.status === 'by_hand') await note(deps, row, { whatsappState: 'failed' });
    return 'not';
  }
  try {
    await note(deps, row, { whatsappState: 'waiting' }, row.leasedUntil);
  } catch (error) {
    // Somebody else has claimed it meanwhile.
    if (error instanceof DomainError) return 'not';
    throw error;
  }
  const parameters = await reader.parameters(deps);
  const outgoing = { to, template: approved, language, parameters };
  const handed = await sendWhatsapp(whatsapp, deps.outside, outgoing);
  if (!handed.ok) {
    const goesByMail = row.status === 'waiting';
    const lastError = `WhatsApp: ${handed.reason}`;
    const lease = goesByMail ? row.leasedUntil : null;
    await note(deps, row, { whatsappState: 'failed', lastError }, lease);
    return 'not';
  }
  const sentAt = instant(deps.clock);
  await note(deps, row, {
    status: 'sent',
    sentAt,
    lastError: null,
    whatsappId: handed.id,
    whatsappState: 'sent',
  });
  return 'sent';
}

type Reader = {
  phone: string;
  /** Of the approved template: a first name, a house, and what it is about. */
  parameters(deps: Deps): Promise<string[]>;
};

/** Whom a mail reaches by WhatsApp; null for nobody, such as an owner who chose mails. */
function readerOf({ mail, stay, owner }: MailFacts): Reader | null {
  if (stay === null) return null;
  const { row, villa } = stay;
  if (mail.recipient === 'guest') {
    return {
      phone: row.phone,
      parameters: async (deps) => {
        const { url } = await ensureStayLink(deps, row);
        return [row.firstName, villa.name, url];
      },
    };
  }
  if (mail.recipient !== 'owner' || owner?.toldBy !== 'whatsapp') return null;
  const told = toldOf(mail, { ...row, villa: villa.name });
  if (told === null) return null;
  return {
    phone: owner.phone ?? '',
    parameters: async (deps) => {
      const link = mail.template === OWNER_ASKED ? await askOwner(deps, row.id, 'whatsapp') : null;
      const lines = [told.title, ...told.lines, ...(link ? [`Yanıtlayın: ${link}`] : [])];
      return [owner.firstName, told.villa, lines.join('\n')];
    },
  };
}

type Noted = Partial<
  Pick<OutboxRow, 'status' | 'sentAt' | 'lastError' | 'whatsappId' | 'whatsappState'>
>;

/** Records the result, unless somebody else has claimed it meanwhile. @throws `STALE_VERSION` */
async function note(
  deps: Deps,
  row: OutboxRow,
  outcome: Noted,
  leasedUntil: string | null = null,
): Promise<void> {
  await deps.db.write([
    step(
      build
        .update(outbox)
        .set({ ...outcome, leasedUntil, updatedAt: instant(deps.clock) })
        .where(stillOurs(row)),
    ),
    changedOne('outbox.ours', () => conflict('STALE_VERSION')),
  ]);
}
