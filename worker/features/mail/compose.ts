import { reservationValues } from '#domain/mail/reservation-values.ts';
import { missingMailFacts } from '#domain/settings/company-facts.ts';
import type { MailFrame, MailPicture } from '#domain/mail/layout.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { localAddress } from '#domain/languages/local-path.ts';
import { queuedValues } from '#domain/mail/queued-values.ts';
import { renderMail } from '#domain/mail/render.ts';
import { loadMailVoice, type MailVoice, turkishVoice } from '#domain/mail/voice.ts';
import { findUntruth } from '#domain/mail/find-untruth.ts';
import { OWNER_ASKED, OWNER_CHANGE } from '#domain/mail/owner-change.ts';
import type { OwnerWay } from '#domain/reservations/owner-replies.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import type { MailValues } from '#domain/mail/variables.ts';
import { karekodPath } from '#domain/karekod/address.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { hasVoucher } from '#domain/guest-documents/voucher.ts';
import type { Day } from '#domain/values/dates.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { replyAddressOf } from '#worker/platform/secrets/reply-address.ts';
import { voucherLink } from '#worker/features/guest-links/voucher-link.ts';
import { askOwner } from '#worker/features/owner-questions/ask-owner.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import { toHoldRule } from '#worker/features/nights/request-hold.ts';
import { housesInstead } from './houses-instead.ts';
import { changeOf } from './owner-change.ts';
import { textIn } from './template-text.ts';
import type { MailFacts } from './queries.ts';

/**
 * A mail ready to be sent, or why not: `later` until the agency has filled something in, never for
 * `dead`, which is an error, and `skipped`, which is intended.
 */
type Composed =
  | { outcome: 'ready'; mail: OutgoingMail }
  | { outcome: 'later' | 'dead' | 'skipped'; reason: string };

/** The settings around a mail. */
export function toFrame(
  rows: { key: string; value: string }[],
  siteUrl: string,
  voice: MailVoice = turkishVoice(),
): MailFrame {
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? '';
  const { days, hours } = toHoldRule(Object.fromEntries(rows.map((row) => [row.key, row.value])));
  return {
    siteName: value('site_name') || value('company_title'),
    siteUrl,
    agency: value('company_title'),
    tursabNo: value('tursab_no'),
    phone: value('site_phone'),
    email: value('site_email'),
    address: value('site_address'),
    signer: value('mail_signer'),
    office: voice.words.office(days, hours),
    voice,
  };
}

export const agencyValues = (frame: MailFrame): MailValues => ({
  imza: frame.signer,
  calisma_saatleri: frame.office,
  acente_unvan: frame.agency,
  tursab_no: frame.tursabNo,
});

/**
 * Renders a row of the outbox from the current data, for the way in which it is sent: no address is
 * needed for another than mail.
 */
export async function composeMail(
  deps: Deps,
  facts: MailFacts,
  way: OwnerWay = 'mail',
): Promise<Composed> {
  const { mail: row, template, stay } = facts;
  if (template === null) return { outcome: 'dead', reason: 'Şablon bulunamadı.' };
  if (!template.active) return { outcome: 'skipped', reason: 'Şablon kapalı.' };
  if (row.reservationId !== null && stay === null) {
    return { outcome: 'dead', reason: 'Rezervasyon bulunamadı.' };
  }
  const untrue =
    stay && (findUntrue(row.template, stay, today(deps.clock)) ?? findUndone(facts, stay));
  if (untrue) return { outcome: 'skipped', reason: untrue };
  const missing = row.reservationId === null ? [] : missingMailFacts(facts.frame);
  if (missing.length > 0) {
    const reason = `Şirket bilgileri eksik: ${missing.join(', ')}. Ayarlar’dan doldurun.`;
    return { outcome: 'later', reason };
  }
  const frame = toFrame(facts.frame, deps.siteUrl);
  const to = recipientOf(facts, frame);
  if (to === '' && way === 'mail') return withoutAddress(row.recipient);

  const { subject, html, text } = await writeWords(
    deps,
    facts,
    template,
    await linksOf(deps, facts, way),
  );
  const answersTo = (await answerAddress(deps, row)) ?? frame.email;
  const headers = {
    ...(answersTo !== '' && { 'Reply-To': answersTo }),
    ...leaveHeaders(row.variables.leave_url),
  };
  return { outcome: 'ready', mail: { id: row.id, to, subject, html, text, headers } };
}

/**
 * What becomes of a mail to nobody. Those to people who are known by phone alone do not get here:
 * triggers make them `by_hand`.
 */
const withoutAddress = (recipient: string): Composed =>
  recipient === 'agency'
    ? { outcome: 'later', reason: 'Acentanın e-posta adresi yok. Ayarlar’dan doldurun.' }
    : { outcome: 'dead', reason: 'Alıcının e-posta adresi yok.' };

/** The addresses of a mail's links; null for none. */
type MailLinks = Record<'voucher' | 'guests' | 'payment' | 'action', string | null>;

/** Renders the text of a mail in its recipient's language, from the current data. */
export async function writeWords(
  deps: Deps,
  facts: MailFacts,
  template: NonNullable<MailFacts['template']>,
  links: MailLinks,
) {
  const { mail: row, stay } = facts;
  const { siteUrl, clock } = deps;
  const language = languageOf(facts);
  const voice = await loadMailVoice(language);
  const home = language === FIRST_LANGUAGE ? '' : await localAddress('/', language);
  const frame = toFrame(facts.frame, `${siteUrl}${home}`, voice);
  const values: MailValues = {
    ...(stay === null ? {} : stayValues(siteUrl, facts, stay, voice, today(clock))),
    ...queuedValues(row.variables, voice),
    ...changeValues(facts),
    sahip_adi: facts.owner?.name,
    ...agencyValues(frame),
    benzer_evler: await housesInstead(deps, facts, voice),
    belge_linki: links.voucher,
    misafir_linki: links.guests,
    odeme_linki: links.payment,
  };
  const text = await textIn(deps.db, template, language);
  return renderMail(text, values, frame, links.action, pictureOf(facts, siteUrl));
}

/** What a mail is written in: that of its guest, or of the visitor who left an address. */
export const languageOf = ({ mail, stay }: MailFacts): Language =>
  (mail.recipient === 'guest' ? stay?.row.language : mail.language) ?? FIRST_LANGUAGE;

/** The house that a guest is written about. */
const pictureOf = ({ mail, stay }: MailFacts, siteUrl: string): MailPicture | null =>
  mail.recipient === 'guest' && stay?.picture
    ? { src: `${siteUrl}/media/${stay.picture}-1280.jpg`, alt: stay.villa.name }
    : null;

/**
 * Mails that belong to a conversation although they are sent to an address and not to a stay's
 * guest.
 */
const SPOKEN: readonly string[] = ['iletisim_alindi', 'iletisim_yanit', 'teklif'];

/** The reply address, which leads into the thread of this mail; null for mails to others. */
const answerAddress = async (deps: Deps, row: MailFacts['mail']): Promise<string | null> =>
  row.recipient === 'guest' || SPOKEN.includes(row.template) ? replyAddressOf(deps, row.id) : null;

/** Why its text is no longer true of the stay as it is. */
function findUntrue(
  template: string,
  { row }: NonNullable<MailFacts['stay']>,
  day: Day,
): string | null {
  const rule = findTemplateRule(template);
  if (rule === null) return null;
  const isInState = rule.trueIn === null || rule.trueIn.includes(row.status);
  return isInState
    ? findUntruth(rule, row, day)
    : `Rezervasyon artık “${STATUS_LABELS[row.status]}”.`;
}

/** Why an owner has nothing to be told of. */
const findUndone = (facts: MailFacts, stay: NonNullable<MailFacts['stay']>): string | null =>
  facts.mail.template === OWNER_CHANGE && changeNow(facts, stay) === null
    ? 'Değişiklik geri alındı.'
    : null;

const changeNow = ({ mail }: MailFacts, { row, villa }: NonNullable<MailFacts['stay']>) =>
  mail.template === OWNER_CHANGE ? changeOf(mail, { ...row, villa: villa.name }) : null;

/** What an owner is told of a change. */
function changeValues(facts: MailFacts): MailValues {
  const change = facts.stay && changeNow(facts, facts.stay);
  if (change === null) return {};
  const { title, lines, villa } = change;
  return { degisiklik: title, degisiklik_dokumu: lines.join('\n'), villa_adi: villa };
}

/** Headers for the one-click unsubscribe button of mail programs (RFC 8058). */
function leaveHeaders(leaveUrl: string | undefined): Record<string, string> {
  if (leaveUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${leaveUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function recipientOf({ mail: row, stay, owner }: MailFacts, frame: MailFrame): string {
  switch (row.recipient) {
    case 'guest':
      return stay?.row.email ?? '';
    case 'owner':
      return owner?.email ?? '';
    case 'agency':
      return frame.email;
    default:
      return row.recipient;
  }
}

/**
 * The links of the mail. They are created here, because the database only stores hashes of their
 * tokens.
 */
async function linksOf(deps: Deps, facts: MailFacts, way: OwnerWay): Promise<MailLinks> {
  const { variables } = facts.mail;
  const { payment_link_id: paymentId, offer_id: offerId, action_url: given } = variables;
  const payment = paymentId ? (await privateLink(deps, 'payment', paymentId)).url : null;
  const offer = offerId ? (await privateLink(deps, 'offer', offerId)).url : null;
  const page = await stayPageOf(deps, facts);
  const voucher = await voucherLinkOf(deps, facts);
  const answer = await answerLinkOf(deps, facts, way);
  const action = given ?? offer ?? payment ?? answer ?? buttonOf(deps.siteUrl, facts, page);
  const local = async (url: string | null) => url && localUrl(deps.siteUrl, url, languageOf(facts));
  return {
    payment: await local(payment ?? (page && `${page}#odeme`)),
    guests: await local(page && `${page}#misafirler`),
    voucher,
    action: await local(action),
  };
}

/** The link by which an owner answers a request, in the mail that asks them. */
async function answerLinkOf(deps: Deps, { mail, stay }: MailFacts, way: OwnerWay) {
  return mail.template === OWNER_ASKED && stay ? askOwner(deps, stay.row.id, way) : null;
}

/** The link to the voucher of a sold stay. */
async function voucherLinkOf(deps: Deps, { stay }: MailFacts): Promise<string | null> {
  return stay !== null && hasVoucher(stay.row.status) ? voucherLink(deps, stay.row) : null;
}

/** The page of the stay, for mails to its guest only. */
async function stayPageOf(deps: Deps, { mail, stay }: MailFacts): Promise<string | null> {
  if (stay === null || mail.recipient !== 'guest') return null;
  return (await ensureStayLink(deps, stay.row)).url;
}

/** The target of the button in a mail about a stay; a template without a button label has none. */
function buttonOf(
  siteUrl: string,
  { mail: { template }, stay }: MailFacts,
  page: string | null,
): string | null {
  if (stay === null) return null;
  if (page === null) return `${siteUrl}/dashboard/reservations/${stay.row.id}`;
  return `${page}${findTemplateRule(template)?.part ?? ''}`;
}

function stayValues(
  siteUrl: string,
  facts: MailFacts,
  stay: NonNullable<MailFacts['stay']>,
  voice: MailVoice,
  day: Day,
): MailValues {
  const { row, villa, checkInTime, checkOutTime, greeterName, greeterPhone } = stay;
  const greeter = { name: greeterName, phone: greeterPhone };
  const tiers = agreedTiers(row.cancelTiers);
  return reservationValues(
    { ...row, today: day, villa: { ...villa, checkInTime, checkOutTime }, greeter },
    facts.accounts.map(({ id, karekodTriedAt, ...account }) => ({
      ...account,
      karekod:
        karekodTriedAt === null ? null : (amount) => siteUrl + karekodPath(id, amount, row.code),
    })),
    tiers,
    voice,
  );
}
