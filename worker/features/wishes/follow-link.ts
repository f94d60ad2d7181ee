import { and, eq, gt, isNull } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import { pick } from '#domain/values/pick.ts';
import type { WishState } from '#domain/wishes/schema.ts';
import { wishes } from '#drizzle/schema/wishes.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';

/** From now on its address is told. Idempotent. @throws `NOT_FOUND` for a wish that is over */
export async function confirmWish(deps: Deps, token: string, actor: Actor): Promise<WishState> {
  const row = await getWish(deps, token);
  if (row.endedAt !== null || row.checkIn <= today(deps.clock)) throw badLink();
  if (row.confirmedAt === null) await mark(deps, row.id, 'confirm', actor);
  return { state: 'confirmed' };
}

/** Nothing is told any more. Idempotent. @throws `NOT_FOUND` */
export async function endWish(deps: Deps, token: string, actor: Actor): Promise<WishState> {
  const row = await getWish(deps, token);
  if (row.endedAt === null) await mark(deps, row.id, 'end', actor);
  return { state: 'ended' };
}

/** The same by a clerk. @throws `NOT_FOUND` for one that does not wait */
export const endByClerk = (deps: Deps, id: string, actor: Actor): Promise<void> =>
  mark(deps, id, 'end', actor);

async function getWish({ db }: Deps, token: string) {
  if (token === '') throw badLink();
  const [row] = await db.read
    .select(pick(wishes, 'id', 'checkIn', 'confirmedAt', 'endedAt'))
    .from(wishes)
    .where(eq(wishes.tokenHash, await sha256(token)));
  if (row === undefined) throw badLink();
  return row;
}

async function mark(deps: Deps, id: string, what: 'confirm' | 'end', actor: Actor): Promise<void> {
  const write = beginWrite(deps, actor);
  const change = what === 'confirm' ? { confirmedAt: write.at } : { endedAt: write.at };
  await write.run([
    write.updateOne(wishes, { id, endedAt: null }, change, badLink),
    write.audit(`wish.${what}`, id, { after: change }),
  ]);
}

const badLink = () => notFound('Bu bağlantı geçersiz ya da süresi dolmuş.');

/** Wishes of which somebody may still be told. */
export const stillWaits = (day: string) => and(isNull(wishes.endedAt), gt(wishes.checkIn, day));
