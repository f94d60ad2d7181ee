import { and, eq, sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import type { StayAddress, StayEmailInput } from '#domain/stay-page/schema.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { endLinksOf } from '#worker/features/guest-links/revoke-links.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import { mailToTyped, reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { getOwnStay } from './open-stay.ts';

/** Most corrections of a stay's address in a day: each sends a mail to an address that was typed. */
const MOST = 3;
const DAY = 24 * 60;

/**
 * A guest corrects the address that mails about the stay go to. Its links end, as when a clerk
 * corrects it, because whoever has the old address has them too; the old address is told, and mails
 * that could not be delivered are sent to the new one. @returns the page's new address. @throws
 * `NOT_FOUND`, also with a link for fellow travellers; `STALE_VERSION` (409); `VALIDATION` (422)
 * after several corrections in a day
 */
export async function correctEmail(
  deps: Deps,
  { link, email }: StayEmailInput,
  actor: Actor,
): Promise<StayAddress> {
  const { row } = (await getOwnStay(deps, link)).stay;
  if (row.email !== email) {
    const write = beginWrite(deps, actor);
    const version = row.version + 1;
    const event = `address:${version}`;
    await write.run([
      guard(
        'stay.address_changes_rarely',
        sql`select count(*) < ${MOST} from outbox where reservation_id = ${row.id}
          and template = 'adres_yeni' and created_at > ${inMinutes(deps.clock, -DAY)}`,
        tooOften,
      ),
      ...write.updateOne(reservations, { id: row.id, version: row.version }, { email, version }),
      ...endLinksOf(row.id, write.at),
      sendAgain(row.id, write.at),
      ...reservationMails(write.now, row.id, event, ['adres_yeni']),
      ...(row.email === ''
        ? []
        : [
            mailToTyped(write.now, {
              template: 'adres_eski',
              to: row.email,
              dedupeKey: `${row.id}:${event}:adres_eski`,
              language: row.language,
            }),
          ]),
      write.audit('reservation.email', row.id, {
        before: { email: row.email },
        after: { email },
      }),
    ]);
  }
  const { url } = await ensureStayLink(deps, row);
  return { page: url };
}

/** Mails to the guest that could not be delivered are due again. */
const sendAgain = (id: string, at: string): Step =>
  step(
    build
      .update(outbox)
      .set({ status: 'waiting', attempts: 0, nextAttemptAt: at, lastError: null, updatedAt: at })
      .where(
        and(
          eq(outbox.reservationId, sql`${id}`),
          eq(outbox.recipient, 'guest'),
          eq(outbox.status, 'dead'),
        ),
      ),
  );

const tooOften = () =>
  refused('VALIDATION', 'Adresiniz bugün birkaç kez değişti. Lütfen bizi arayın.', [
    { path: 'email', message: 'Adresiniz bugün birkaç kez değişti. Lütfen bizi arayın.' },
  ]);
