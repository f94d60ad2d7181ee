import { refused } from '#domain/errors.ts';
import type { Language } from '#domain/languages/languages.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { SendPaymentLinkInput, SentPaymentLink } from '#domain/payments/admin-schema.ts';
import { askFor, nextAsk } from '#domain/payments/payable.ts';
import { earlier, holdEnd } from '#domain/reservation-hold.ts';
import type { Status } from '#domain/reservation-status.ts';
import { paymentLinks } from '#drizzle/schema/payments.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import { once, type Settled, type WritePlan } from '#worker/platform/database/idempotency.ts';
import { newId } from '#worker/platform/ids.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { queueGuestMail } from '#worker/features/outbox/queue-guest-mail.ts';
import { getSendable, sentAudit, toQueuedMail } from '../send-guest-mail.ts';

/** How long a payment link works. */
const LINK_HOURS = 72;

const LINK = {
  template: 'odeme_linki',
  states: ['option', 'confirmed', 'staying'] satisfies readonly Status[],
  instead: 'Ödeme bağlantısı opsiyonlu ya da onaylanmış rezervasyon için gönderilir.',
} as const;

/**
 * The stored first answer for the idempotency key: without the link, which should not be found in a
 * table.
 */
type Stored = Omit<SentPaymentLink, 'link'> & { link_id: string; language: Language | null };

/**
 * A private link for paying one amount once, returned to the clerk and mailed to the guest unless
 * the clerk passes it on. The database only stores the hash of its token. @throws `NOTHING_DUE`,
 * `NOT_IN_THIS_STATE`, `TEMPLATE_INACTIVE` (422), `NOT_FOUND`
 */
export async function sendPaymentLink(
  deps: Deps,
  input: SendPaymentLinkInput,
  key: string,
  actor: Actor,
): Promise<Settled<SentPaymentLink>> {
  const settled = await storeLink(deps, input, key, actor);
  const { link_id: linkId, language, ...content } = settled.content;
  const { url } = await privateLink(deps, 'payment', linkId);
  const link = await localUrl(deps.siteUrl, url, language);
  return { ...settled, content: { ...content, link } };
}

const storeLink = once(LINK.template, planLink);

async function planLink(
  deps: Deps,
  input: SendPaymentLinkInput,
  actor: Actor,
): Promise<WritePlan<Stored>> {
  const found = await getSendable(deps, input.reservation_id, LINK);
  const { reservation, sums } = found;
  const now = deps.clock.now();
  const at = now.toISOString();
  const ask = input.kind ?? nextAsk(sums, reservation, at) ?? 'balance';
  const { amount } = askFor(ask, sums, reservation, at);
  const kind = ask === 'prepayment' ? ('prepayment' as const) : ('balance' as const);
  if (amount === 0) throw refused('NOTHING_DUE');

  const linkId = newId(now);
  const { tokenHash } = await privateLink(deps, 'payment', linkId);
  const ownEnd = inMinutes(deps.clock, LINK_HOURS * 60);
  const queued = queueGuestMail(deps, reservation.id, LINK.template, {
    payment_link_id: linkId,
    tutar: formatKurus(amount),
  });
  return {
    status: 200,
    content: {
      ...toQueuedMail(queued, found),
      ...(!input.mail && { outbox_id: null }),
      kind,
      amount,
      expires_at: earlier(ownEnd, holdEnd(reservation)),
      link_id: linkId,
      language: reservation.language,
    },
    steps: [
      step(
        build.insert(paymentLinks).values({
          id: linkId,
          createdAt: at,
          updatedAt: at,
          reservationId: reservation.id,
          tokenHash,
          amount,
          kind,
          // Its own expiry only: the end of the hold is looked up when it is opened, so that the
          // link stays valid when the option is extended.
          expiresAt: ownEnd,
        }),
      ),
      ...(input.mail ? [queued.step] : []),
      sentAudit(deps, actor, found, input.mail ? queued : { template: LINK.template, id: null }),
    ],
  };
}
