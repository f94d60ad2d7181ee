import { and, eq, gt, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { AskedBuyer, BuyerLink, OwnBuyerInput } from '#domain/invoices/schema.ts';
import { loadChatVoice } from '#domain/languages/chat-messages.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { addDays } from '#domain/values/dates.ts';
import type { ReservationId, UserId } from '#domain/values/ids.ts';
import { pick } from '#domain/values/pick.ts';
import { buyerLinks } from '#drizzle/schema/invoices.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { endOfDay, instant, today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { saveBuyer } from './save-buyer.ts';

/** Days that an owner's link is open. */
const LINK_DAYS = 14;

/**
 * The private link by which a payer says what their invoice lacks: of a guest the page of the stay,
 * of an owner a page for this alone. A new one of an owner ends the earlier ones. @throws `NOT_FOUND`
 */
export async function makeBuyerLink(deps: Deps, payer: string, actor: Actor): Promise<BuyerLink> {
  const [kind, id = ''] = payer.split(':');
  return kind === 'owner'
    ? ownerLink(deps, Number(id) as UserId, actor)
    : stayLink(deps, id as ReservationId);
}

async function ownerLink(deps: Deps, userId: UserId, actor: Actor): Promise<BuyerLink> {
  const owner = await findOwner(deps, userId);
  if (owner === null) throw notFound('Alıcı bulunamadı.');
  const payer = `owner:${userId}`;
  const write = beginWrite(deps, actor);
  const id = write.newId();
  const { tokenHash, url } = await privateLink(deps, 'buyer', id);
  const expiresAt = endOfDay(addDays(today(deps.clock), LINK_DAYS));
  await write.run([
    write.delete(buyerLinks, { payer }),
    write.insert(buyerLinks, { id, payer, tokenHash, expiresAt, createdBy: actor.userId }),
    write.audit('invoice_buyer.link', payer, { after: { expiresAt } }),
  ]);
  return toLink(url, expiresAt, { ...owner, language: FIRST_LANGUAGE });
}

async function stayLink(deps: Deps, id: ReservationId): Promise<BuyerLink> {
  const [stay] = await deps.db.read
    .select(pick(reservations, 'id', 'checkOut', 'phone', 'language'))
    .from(reservations)
    .where(eq(reservations.id, id));
  if (stay === undefined) throw notFound('Alıcı bulunamadı.');
  const { url, expiresAt } = await ensureStayLink(deps, stay);
  return toLink(`${url}#fatura`, expiresAt, stay);
}

async function toLink(
  link: string,
  expiresAt: string,
  { phone, language }: { phone: string; language: Language | null },
): Promise<BuyerLink> {
  const { words } = await loadChatVoice(language);
  return {
    link,
    expires_at: expiresAt,
    phone: phone.replaceAll(/\D/g, ''),
    text: words.invoice(link),
  };
}

/** Who is asked by an owner's link. @throws `NOT_FOUND`, one and the same for every link that opens nothing */
export async function openBuyerLink(deps: Deps, token: string): Promise<AskedBuyer> {
  const { payer } = await findLink(deps, token);
  const owner = await findOwner(deps, Number(payer.slice('owner:'.length)) as UserId);
  if (owner === null) throw unknownLink();
  return { name: owner.name };
}

/** What an owner says by the link, which then ends. @throws as above */
export async function saveByBuyerLink(
  deps: Deps,
  { link, ...input }: OwnBuyerInput,
  actor: Actor,
): Promise<void> {
  const { id, payer } = await findLink(deps, link);
  await saveBuyer(deps, payer, { ...input, registered: null }, actor, (write) =>
    write.delete(buyerLinks, { id }),
  );
}

async function findLink({ db, clock }: Deps, token: string) {
  const [found] = await db.read
    .select({ id: buyerLinks.id, payer: buyerLinks.payer })
    .from(buyerLinks)
    .where(
      and(eq(buyerLinks.tokenHash, await sha256(token)), gt(buyerLinks.expiresAt, instant(clock))),
    );
  if (found === undefined) throw unknownLink();
  return found;
}

async function findOwner({ db }: Deps, id: UserId) {
  const [row] = await db.read
    .select({
      name: sql<string>`coalesce(${userDetails.firstName} || ' ' || ${userDetails.lastName}, '')`,
      phone: sql<string>`coalesce(${userDetails.phone}, '')`,
    })
    .from(users)
    .leftJoin(userDetails, eq(userDetails.userId, users.id))
    .where(eq(users.id, id));
  return row ?? null;
}

const unknownLink = () =>
  notFound('Bu bağlantı kullanılmış, süresi dolmuş ya da adres eksik. Yenisini bizden isteyin.');
