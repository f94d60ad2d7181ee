import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { HandedMail } from '#domain/mail/admin-schema.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { composeMail } from './compose.ts';
import { readMailFacts } from './queries.ts';

/**
 * The text of a mail that a clerk sends by hand, because its guest or owner has no address. The mail then
 * counts as sent, since we cannot know what happens in WhatsApp. @throws `MAIL_NOT_BY_HAND` (422)
 * also when its text is no longer true, `NOT_FOUND`
 */
export async function handOverMail(deps: Deps, id: string, actor: Actor): Promise<HandedMail> {
  const facts = await readMailFacts(deps.db, id);
  if (facts === null) throw notFound('Böyle bir e-posta yok.');
  const { mail: row, stay, owner } = facts;
  // Never the other's: what an owner reads is not for the guest.
  const phone = row.recipient === 'owner' ? owner?.phone : stay?.row.phone;
  if (row.status !== 'by_hand' || !phone) throw refused('MAIL_NOT_BY_HAND');
  const composed = await composeMail(deps, facts, 'hand');
  if (composed.outcome !== 'ready') throw refused('MAIL_NOT_BY_HAND', composed.reason);
  const write = beginWrite(deps, actor);
  const waiting = and(
    eq(outbox.id, id),
    eq(outbox.status, 'by_hand'),
    // It is being handed over to WhatsApp at this moment.
    or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, write.at)),
  );
  await write.run([
    write.updateOne(outbox, waiting, { status: 'sent', sentAt: write.at, lastError: null }),
    write.audit('outbox.handover', id, { after: { template: row.template } }),
  ]);
  return { id, phone, text: composed.mail.text };
}
