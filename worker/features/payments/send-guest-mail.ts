import { notFound, refused } from '#domain/errors.ts';
import type { QueuedMail, SendMailInput } from '#domain/payments/admin-schema.ts';
import { hasRunOut, holdEnd } from '#domain/reservation-hold.ts';
import { STATUS_LABELS, type Status } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { once } from '#worker/platform/database/idempotency.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { type QueuedGuestMail, queueGuestMail } from '#worker/features/outbox/queue-guest-mail.ts';
import { findPayable, type Payable } from './queries.ts';

/** A mail that a clerk sends manually: its template, and the states in which its text is true. */
type HandSent = { template: string; states: readonly Status[]; instead: string };

const BANK: HandSent = {
  template: 'on_odeme_bilgi',
  states: ['option'],
  instead: 'Önce opsiyona alın; banka bilgileri o sırada gönderilir.',
};

const CONFIRMATION: HandSent = {
  template: 'rezervasyon_onay',
  states: ['confirmed', 'staying'],
  instead: 'Onay belgesi yalnız onaylanmış rezervasyon için gönderilir.',
};

/** @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`, `TEMPLATE_INACTIVE` (422) */
export const sendByHand = (mail: HandSent) =>
  once(mail.template, async (deps, input: SendMailInput, actor) => {
    const found = await getSendable(deps, input.reservation_id, mail);
    if (mail === BANK && found.openAccounts === 0) throw refused('NO_BANK_ACCOUNT');
    const queued = queueGuestMail(deps, found.reservation.id, mail.template);
    return {
      status: 200,
      content: toQueuedMail(queued, found),
      steps: [queued.step, sentAudit(deps, actor, found, queued)],
    };
  });

/** POST /v1/admin/sendbank: the accounts and the amount, again. */
export const sendBank = sendByHand(BANK);

/** POST /v1/admin/sendconfirm: the voucher, again. */
export const sendConfirm = sendByHand(CONFIRMATION);

/**
 * The reservation that a mail is about.
 * @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`, `TEMPLATE_INACTIVE` (422)
 */
export async function getSendable(
  deps: Deps,
  codeOrId: string,
  { template, states, instead }: HandSent,
): Promise<Payable> {
  const found = await findPayable(deps.db, codeOrId, template);
  if (found === null) throw notFound('Bu kodla bir rezervasyon yok.');
  const { status } = found.reservation;
  if (!states.includes(status)) {
    throw refused('NOT_IN_THIS_STATE', `Rezervasyon “${STATUS_LABELS[status]}”. ${instead}`);
  }
  if (hasRunOut({ status, deadline: holdEnd(found.reservation) }, instant(deps.clock))) {
    throw refused('NOT_IN_THIS_STATE', 'Opsiyonun süresi doldu. Önce süreyi uzatın.');
  }
  if (found.isTemplateOff) throw refused('TEMPLATE_INACTIVE');
  return found;
}

export function toQueuedMail(queued: QueuedGuestMail, { reservation }: Payable): QueuedMail {
  return {
    outbox_id: queued.id,
    template: queued.template,
    recipient: reservation.email,
    reservation_id: reservation.code,
  };
}

/** Records which mail was sent manually, but not its text. */
export function sentAudit(
  deps: Deps,
  actor: Actor,
  { reservation }: Payable,
  queued: { template: string; id: string | null },
) {
  const write = beginWrite(deps, actor);
  return write.audit('reservation.mail', reservation.id, {
    after: { template: queued.template, outbox: queued.id },
  });
}
