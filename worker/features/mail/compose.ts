import { reservationValues } from '#domain/mail/reservation-values.ts';
import { missingMailFacts } from '#domain/settings/company-facts.ts';
import type { MailFrame } from '#domain/mail/layout.ts';
import { renderMail } from '#domain/mail/render.ts';
import { findUntruth } from '#domain/mail/find-untruth.ts';
import { findTemplateRule, type MailTemplateKey } from '#domain/mail/templates.ts';
import type { MailValues } from '#domain/mail/variables.ts';
import { readCancelTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { hasVoucher } from '#domain/guest-documents/voucher.ts';
import type { Deps } from '../../platform/deps.ts';
import type { OutgoingMail } from '../../platform/mail/mailer.ts';
import { privateLink } from '../../platform/secrets/private-link.ts';
import { replyAddressOf } from '../../platform/secrets/reply-address.ts';
import { voucherLink } from '../guest-links/voucher-link.ts';
import { ensureStayLink } from '../guest-links/stay-link.ts';
import type { MailFacts } from './queries.ts';

/** A mail ready to leave, or why it never will: `dead` is a fault, `skipped` is meant. */
type Composed =
  | { outcome: 'ready'; mail: OutgoingMail }
  | { outcome: 'dead' | 'skipped'; reason: string };

/** The settings around a mail. */
export function toFrame(rows: { key: string; value: string }[], siteUrl: string): MailFrame {
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? '';
  return {
    siteName: value('site_name') || value('company_title'),
    siteUrl,
    agency: value('company_title'),
    tursabNo: value('tursab_no'),
    phone: value('site_phone'),
    email: value('site_email'),
    address: value('site_address'),
  };
}

export const agencyValues = (frame: MailFrame): MailValues => ({
  acente_unvan: frame.agency,
  tursab_no: frame.tursabNo,
});

/**
 * Writes an outbox row out as a mail, from the data of this moment. `isByHand`: for a clerk who sends
 * its words by another way, so that it needs no address.
 */
export async function composeMail(
  deps: Deps,
  facts: MailFacts,
  isByHand = false,
): Promise<Composed> {
  const { mail: row, template, stay } = facts;
  if (template === null) return { outcome: 'dead', reason: 'Şablon bulunamadı.' };
  if (!template.active) return { outcome: 'skipped', reason: 'Şablon kapalı.' };
  if (row.reservationId !== null && stay === null) {
    return { outcome: 'dead', reason: 'Rezervasyon bulunamadı.' };
  }
  const untrue = stay && findUntrue(row.template, stay);
  if (untrue) return { outcome: 'skipped', reason: untrue };
  const missing = row.reservationId === null ? [] : missingMailFacts(facts.frame);
  if (missing.length > 0) {
    const reason = `Şirket bilgileri eksik: ${missing.join(', ')}. Ayarlar’dan doldurup yeniden gönderin.`;
    return { outcome: 'dead', reason };
  }
  const frame = toFrame(facts.frame, deps.siteUrl);
  const to = recipientOf(facts, frame);
  if (to === '' && !isByHand) return { outcome: 'dead', reason: 'Alıcının e-posta adresi yok.' };

  const { subject, html, text } = writeWords(deps, facts, template, await linksOf(deps, facts));
  const answersTo = (await answerAddress(deps, row)) ?? frame.email;
  const headers = {
    ...(answersTo !== '' && { 'Reply-To': answersTo }),
    ...leaveHeaders(row.variables.leave_url),
  };
  return { outcome: 'ready', mail: { id: row.id, to, subject, html, text, headers } };
}

/** Where the links of a mail lead; null where there is none. */
type MailLinks = Record<'voucher' | 'guests' | 'payment' | 'action', string | null>;

/** What a mail says, from the data of this moment. */
export function writeWords(
  { siteUrl }: Pick<Deps, 'siteUrl'>,
  facts: MailFacts,
  template: NonNullable<MailFacts['template']>,
  links: MailLinks,
) {
  const { mail: row, stay } = facts;
  const frame = toFrame(facts.frame, siteUrl);
  const values: MailValues = {
    ...(stay === null ? {} : stayValues(facts, stay)),
    ...row.variables,
    ...agencyValues(frame),
    belge_linki: links.voucher,
    misafir_linki: links.guests,
    odeme_linki: links.payment,
  };
  return renderMail(template, values, frame, links.action);
}

/** Mails that are part of a conversation, though they go to an address and not to a stay's guest. */
const SPOKEN: readonly string[] = ['iletisim_alindi', 'iletisim_yanit', 'teklif'];

/** Where a guest's answer goes: into the thread of this mail; null for mails to others. */
const answerAddress = async (deps: Deps, row: MailFacts['mail']): Promise<string | null> =>
  row.recipient === 'guest' || SPOKEN.includes(row.template) ? replyAddressOf(deps, row.id) : null;

/** Why its words are no longer true of the stay as it is. */
function findUntrue(template: string, { row }: NonNullable<MailFacts['stay']>): string | null {
  const rule = findTemplateRule(template);
  if (rule === null) return null;
  const isInState = rule.trueIn === null || rule.trueIn.includes(row.status);
  return isInState ? findUntruth(rule, row) : `Rezervasyon artık “${STATUS_LABELS[row.status]}”.`;
}

/** The button that a mail program shows to leave a list with one click (RFC 8058). */
function leaveHeaders(leaveUrl: string | undefined): Record<string, string> {
  if (leaveUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${leaveUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function recipientOf({ mail: row, stay }: MailFacts, frame: MailFrame): string {
  switch (row.recipient) {
    case 'guest':
      return stay?.row.email ?? '';
    case 'owner':
      return stay?.ownerEmail ?? '';
    case 'agency':
      return frame.email;
    default:
      return row.recipient;
  }
}

/** Where the mail's links lead. They are made here: the database knows only their hashes. */
async function linksOf(deps: Deps, facts: MailFacts): Promise<MailLinks> {
  const { variables } = facts.mail;
  const { payment_link_id: paymentId, offer_id: offerId, action_url: given } = variables;
  const payment = paymentId ? (await privateLink(deps, 'payment', paymentId)).url : null;
  const offer = offerId ? (await privateLink(deps, 'offer', offerId)).url : null;
  const page = await stayPageOf(deps, facts);
  const voucher = await voucherLinkOf(deps, facts);
  const action = given ?? offer ?? payment ?? buttonOf(deps.siteUrl, facts, page);
  return {
    payment: payment ?? (page && `${page}#odeme`),
    guests: page && `${page}#misafirler`,
    voucher,
    action,
  };
}

/** The voucher of a stay that is sold. */
async function voucherLinkOf(deps: Deps, { stay }: MailFacts): Promise<string | null> {
  return stay !== null && hasVoucher(stay.row.status) ? voucherLink(deps, stay.row) : null;
}

/** The page of the stay, for mails to its guest: nobody else is told where it is. */
async function stayPageOf(deps: Deps, { mail, stay }: MailFacts): Promise<string | null> {
  if (stay === null || mail.recipient !== 'guest') return null;
  return (await ensureStayLink(deps, stay.row)).url;
}

/** Where the button of a stay's mail leads; a template without a button's label has none. */
function buttonOf(
  siteUrl: string,
  { mail: { template }, stay }: MailFacts,
  page: string | null,
): string | null {
  if (stay === null) return null;
  if (page === null) return `${siteUrl}/dashboard/reservations/${stay.row.id}`;
  return `${page}${PART_OF[template as MailTemplateKey] ?? ''}`;
}

/** The part of the page that a mail is about. */
const PART_OF: Partial<Record<MailTemplateKey, string>> = {
  on_odeme_bilgi: '#odeme',
  opsiyon_hatirlatma: '#odeme',
  odeme_basarisiz: '#odeme',
  kalan_hatirlatma: '#odeme',
  misafir_listesi: '#misafirler',
  depozito_iade: '#sonra',
  yorum_daveti: '#sonra',
};

function stayValues(facts: MailFacts, stay: NonNullable<MailFacts['stay']>): MailValues {
  const { row, villa, checkInTime, checkOutTime, greeterName, greeterPhone } = stay;
  const greeter = { name: greeterName, phone: greeterPhone };
  const tiers = readCancelTiers(facts.cancelData);
  return reservationValues(
    { ...row, villa: { ...villa, checkInTime, checkOutTime }, greeter },
    facts.accounts,
    tiers,
  );
}
