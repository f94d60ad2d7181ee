import { notFound } from '#domain/errors.ts';
import type { GuestForm } from '#domain/guests/schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { firstLook } from '#worker/features/guest-links/stay-link.ts';
import { toGuestForm } from './present.ts';
import { findListByToken, type OpenList } from './queries.ts';

/**
 * A stay's guest list as its guest sees it through the private link. The first visit is recorded.
 * One trip, two the first time. @throws `NOT_FOUND`: the same for an unknown or expired link and
 * for a cancelled stay
 */
export async function openGuestList(deps: Deps, token: string): Promise<GuestForm> {
  const found = await getOpenList(deps, token);
  const { linkId, openedAt } = found.stay;
  if (openedAt === null) await deps.db.write([step(firstLook(linkId, instant(deps.clock)))]);
  return toGuestForm(deps, found);
}

/** @throws `NOT_FOUND` */
export async function getOpenList(deps: Deps, token: string): Promise<OpenList> {
  const found = await findListByToken(deps.db, await sha256(token), {
    at: instant(deps.clock),
    day: today(deps.clock),
  });
  if (found !== null) return found;
  throw notFound(
    'Bu bağlantının süresi dolmuş ya da adres eksik. Yeni bir bağlantı için bize yazabilirsiniz.',
  );
}
