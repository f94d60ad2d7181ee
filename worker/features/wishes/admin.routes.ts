import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { pick } from '#domain/values/pick.ts';
import { WishList, type WishListQuery, WishListQuery as Query } from '#domain/wishes/schema.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { wishes } from '#drizzle/schema/wishes.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { route, tagged } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { containsAddress } from '#worker/platform/database/list-order.ts';
import { endByClerk } from './follow-link.ts';
import { mapPage, readPage } from '#worker/platform/database/read-page.ts';

export const adminWishRoutes = tagged('admin subscribers', [
  route('subscribers', 'get /v1/admin/wishes', {
    summary: 'Who waits for which nights, 50 a page',
    query: Query,
    answer: WishList,
    returns: 'One page, the first who waits first',
    handle: (deps, { query }) => listWishes(deps.db, query, today(deps.clock)),
  }),
  route('subscribers', 'delete /v1/admin/wishes/{id}', {
    summary: 'End what somebody waits for',
    description: '404 NOT_FOUND for one that does not wait.',
    param: z.object({ id: z.string().max(60) }),
    answer: Deleted,
    returns: 'Nothing is told any more',
    handle: (deps, { param }, { actor }) => deleted(endByClerk(deps, param.id, actor)),
  }),
]);

const ORDER = {
  created: [asc(wishes.createdAt), asc(wishes.id)],
  '-created': [desc(wishes.createdAt), desc(wishes.id)],
  checkin: [asc(wishes.checkIn), asc(wishes.id)],
  '-checkin': [desc(wishes.checkIn), desc(wishes.id)],
} as const;

async function listWishes(db: Database, query: WishListQuery, day: string) {
  const isOpen = and(isNull(wishes.endedAt), gt(wishes.checkIn, day));
  const states = {
    waiting: and(isOpen, isNotNull(wishes.confirmedAt)),
    unconfirmed: and(isOpen, isNull(wishes.confirmedAt)),
    ended: or(isNotNull(wishes.endedAt), lte(wishes.checkIn, day)),
  };
  const filter = and(states[query.state], containsAddress(wishes.email, query.q));
  const page = await readPage(db, query, {
    items: db.read
      .select({
        id: wishes.id,
        email: wishes.email,
        villaId: villas.id,
        villaName: villas.name,
        search: wishes.search,
        checkin: wishes.checkIn,
        checkout: wishes.checkOut,
        ...pick(wishes, 'adults', 'children', 'babies', 'below'),
        created_at: wishes.createdAt,
        told_at: wishes.toldAt,
        told: sql<number>`(select count(*) from told_wishes where wish_id = ${wishes.id})`,
      })
      .from(wishes)
      .leftJoin(villas, eq(villas.id, wishes.villaId))
      .where(filter)
      .orderBy(...ORDER[query.order]),
    counted: [wishes, filter],
  });
  return mapPage(page, ({ villaId, villaName, ...row }) => ({
    ...row,
    villa: villaId === null ? null : { id: villaId, name: villaName ?? '' },
  }));
}
