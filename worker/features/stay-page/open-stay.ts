import { notFound } from '#domain/errors.ts';
import type { SharedStayLink, StayPage } from '#domain/stay-page/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import { listHousesInstead } from '#worker/features/search/lists/houses-instead.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { ensureStayLink, firstLook } from '#worker/features/guest-links/stay-link.ts';
import { toStayPage } from './present.ts';
import { findStayByLink, type OpenStay } from './queries.ts';

/**
 * The page of a stay by its private link. The first visit is recorded. One trip, two the first
 * time. @throws `NOT_FOUND`: the same for an unknown, expired, renewed or revoked link
 */
export async function openStay(deps: Deps, token: string): Promise<StayPage> {
  const found = await getOpenStay(deps, token);
  const { id, usedAt } = found.link;
  if (usedAt === null) await deps.db.write([step(firstLook(id, instant(deps.clock)))]);
  const page = toStayPage(deps, found);
  if (page.own === null || !isRefused(page)) return page;
  return { ...page, own: { ...page.own, instead: await listHousesInstead(deps, page) } };
}

/** The guest wanted the stay and did not get it. */
const isRefused = ({ phase, own }: StayPage): boolean =>
  phase === 'off' && own !== null && REFUSED.includes(own.reservation.status);

const REFUSED: readonly Status[] = ['rejected', 'expired'];

/**
 * A link for fellow travellers: the same house and days, without money and identities. @throws as
 * above
 */
export async function shareStay(deps: Deps, token: string): Promise<SharedStayLink> {
  const { stay } = await getOwnStay(deps, token);
  const { url } = await ensureStayLink(deps, stay.row, { purpose: 'shared' });
  return { link: url };
}

/** The stay of a link of either kind. @throws as above */
export async function getOpenStay(deps: Deps, token: string): Promise<OpenStay> {
  const found = await findStayByLink(deps.db, await sha256(token), instant(deps.clock));
  if (found === null) throw unknownLink();
  return found;
}

/**
 * The same for actions reserved to the guest who booked. @throws `NOT_FOUND` with a link for fellow
 * travellers
 */
export async function getOwnStay(deps: Deps, token: string): Promise<OpenStay> {
  const found = await getOpenStay(deps, token);
  if (found.link.purpose !== 'stay') throw unknownLink();
  return found;
}

const unknownLink = () =>
  notFound(
    'Bu bağlantı yenilenmiş, kapatılmış ya da adres eksik. Kodunuz ve e-postanızla sayfanızı yeniden açabilirsiniz.',
  );
