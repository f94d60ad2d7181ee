import { sql } from 'drizzle-orm';
import { hasBegun } from '#domain/reservations/begun-stay.ts';
import type { FreeHouses, HousesInput } from '#domain/reservations/change-schema.ts';
import { assessSale } from '#domain/reservations/clerk-sale.ts';
import { assessRelocation } from '#domain/reservations/relocation.ts';
import { pick } from '#domain/values/pick.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { villaNights } from '#drizzle/schema/nights.ts';
import { instant, today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { isTaken } from '#worker/features/nights/taken-at.ts';
import {
  manyStayFactsRead,
  type StayFactsOfOne,
  toManyStayFacts,
} from '#worker/features/villas/stay-facts/stay-facts-of-many.ts';
import { type DetailRow, getForTransition } from '../detail/detail-queries.ts';

/**
 * Other houses that are free for the nights of a stay and large enough for its people, with what the
 * stay would cost there: those of the same region first, then by size. Of a stay that has begun the
 * nights from today on. Two trips. @throws `NOT_FOUND`
 */
export async function listFreeHouses(
  deps: Deps,
  id: string,
  { take, ...wanted }: HousesInput,
): Promise<FreeHouses> {
  const { current } = await getForTransition(deps.db, id, null);
  const day = today(deps.clock);
  const hasSlept = hasBegun(current, day) && current.checkIn < day;
  const from = hasSlept ? day : wanted.checkIn;
  const to = hasSlept ? current.checkOut : wanted.checkOut;
  const guests = wanted.adults + wanted.children;
  const now = instant(deps.clock);
  const free = sql`(
    select v.id from ${villas} v
    where v.active = 1 and v.sale_until >= ${day} and v.id <> ${current.villaId} and v.capacity >= ${guests}
      and v.max_adults >= ${wanted.adults} and v.max_children >= ${wanted.children}
      and v.max_babies >= ${wanted.babies}
      and not exists (
        select 1 from ${villaNights} where ${villaNights.villaId} = v.id
          and ${villaNights.night} >= ${from} and ${villaNights.night} < ${to} and ${isTaken(now)}
      )
    order by v.town_id <> (select town_id from ${villas} own where own.id = ${current.villaId}),
      v.capacity, v.display_order, v.id
    limit ${take})`;
  const houses = toManyStayFacts(await manyStayFactsRead(deps.db, free, day));
  const items = [...houses.values()].map((house) => ({
    villa_id: house.villa.id,
    name: house.villa.name,
    ...pick(house.card, 'town', 'bedrooms', 'capacity'),
    ...priceOf(deps, current, house, wanted, hasSlept),
  }));
  const order = (item: (typeof items)[number]) => Math.abs(item.difference ?? Infinity);
  return { from, to, items: items.toSorted((a, b) => order(a) - order(b)) };
}

function priceOf(
  deps: Deps,
  current: DetailRow,
  house: StayFactsOfOne,
  stay: Omit<HousesInput, 'take'>,
  hasSlept: boolean,
) {
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const request = { ...house, ...moment, stay, agreed: current, price: 'new' as const };
  const sale = hasSlept
    ? assessRelocation(request)
    : assessSale({ ...request, discount: current.agencyDiscount, overridden: [] });
  const total = 'money' in sale ? (sale.money?.total ?? null) : sale.total;
  const broken = 'override' in sale ? sale.override : [];
  return {
    total,
    difference: total === null ? null : total - current.total,
    belowMinimum: broken.includes('MIN_NIGHTS'),
    offDays: broken.includes('ARRIVAL_DAY') || broken.includes('DEPARTURE_DAY'),
  };
}
