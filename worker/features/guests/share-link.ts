import { notFound } from '#domain/errors.ts';
import { FILLING_STATES } from '#domain/guests/list-state.ts';
import { loadChatVoice } from '#domain/languages/chat-messages.ts';
import type { GuestLink, GuestLinkInput } from '#domain/guests/admin-schema.ts';
import { phoneForLink } from '#domain/values/phone.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { sendByHand } from '#worker/features/payments/send-guest-mail.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import { findLinkStay } from './queries.ts';

const TOO_EARLY = 'Misafir listesi rezervasyon onaylandıktan sonra, çıkış gününe kadar doldurulur.';

/**
 * The private link of a stay's page, for a clerk to copy or to send by WhatsApp. Two trips. @throws
 * `NOT_FOUND`
 */
export async function shareGuestLink(
  deps: Deps,
  id: string,
  { renew }: GuestLinkInput,
  actor: Actor,
): Promise<GuestLink> {
  const stay = await findLinkStay(deps.db, id);
  if (stay === null) throw notFound('Böyle bir rezervasyon yok.');
  const open = await ensureStayLink(deps, stay, { renewedBy: renew ? actor : undefined });
  const { words, formats } = await loadChatVoice(stay.language);
  const write = words.ownPage[FILLING_STATES.includes(stay.status) ? 'filling' : 'waiting'];
  const days = formats.stay(stay.checkIn, stay.checkOut);
  const text = write(stay.firstName, stay.villaName, days, open.url);
  return { link: open.url, expires_at: open.expiresAt, text, phone: phoneForLink(stay.phone) };
}

/**
 * POST /v1/admin/sendguestlink: mails the guest a request to fill in the list. The link itself is
 * created when the mail is sent. @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`, `TEMPLATE_INACTIVE`
 * (422)
 */
export const sendGuestLink = sendByHand({
  template: 'misafir_listesi',
  states: FILLING_STATES,
  instead: TOO_EARLY,
});
