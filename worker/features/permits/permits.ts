import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { RUNNING } from '#domain/reservation-status.ts';
import { addDays } from '#domain/values/dates.ts';
import { pick } from '#domain/values/pick.ts';
import { offSaleReason } from '#domain/villas/off-sale.ts';
import {
  type PermitOverview,
  type Takedown,
  TAKEDOWN_HOURS,
  type TakedownEnd,
  type TakedownInput,
} from '#domain/villas/takedown-schema.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { takedownOrders } from '#drizzle/schema/takedowns.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';

/** Days before a house is off from which it is listed. */
const AHEAD_DAYS = 30;
/** More than an agency has houses. */
const MAX_HOUSES = 10_000;

const selectOrders = (db: Database) =>
  db.read
    .select({ order: takedownOrders, name: villas.name })
    .from(takedownOrders)
    .innerJoin(villas, eq(villas.id, takedownOrders.villaId));

const toTakedown = ({
  order,
  name,
}: Awaited<ReturnType<typeof selectOrders>>[number]): Takedown => ({
  id: order.id,
  villa_id: order.villaId,
  villa_name: name,
  receivedAt: order.receivedAt,
  dueAt: order.dueAt,
  takenAt: order.createdAt,
  ...pick(order, 'source', 'reference', 'what', 'endedAt', 'evidence'),
});

/** The houses that permits keep off, or soon will, with their coming stays, and all orders. */
export async function readPermits({ db, clock }: Deps): Promise<PermitOverview> {
  const day = today(clock);
  const limited = and(eq(villas.active, true), lt(villas.saleUntil, addDays(day, AHEAD_DAYS)));
  const { houses, stays, orders } = await readTogether(db, {
    houses: db.read
      .select({
        villa_id: villas.id,
        villa_name: villas.name,
        saleUntil: villas.saleUntil,
        openOrders: villas.openOrders,
        withdrawnOn: villas.permitWithdrawnOn,
        verifiedAt: villas.permitVerifiedAt,
        expiresOn: villas.permitExpiresOn,
        nextCheckOn: villas.permitNextCheckOn,
      })
      .from(villas)
      .where(limited)
      .orderBy(asc(villas.saleUntil), asc(villas.sortKey))
      .limit(MAX_HOUSES),
    stays: db.read
      .select({
        ...pick(reservations, 'villaId', 'id', 'code'),
        checkin: reservations.checkIn,
        checkout: reservations.checkOut,
      })
      .from(reservations)
      .where(
        and(
          inArray(
            reservations.villaId,
            db.read.select({ id: villas.id }).from(villas).where(limited),
          ),
          sql`${reservations.checkOut} > ${day}`,
          sql`+${inArray(reservations.status, RUNNING)}`,
        ),
      )
      .orderBy(asc(reservations.checkIn)),
    orders: selectOrders(db).orderBy(
      sql`${takedownOrders.endedAt} is not null`,
      desc(takedownOrders.receivedAt),
    ),
  });
  const of = Map.groupBy(stays, ({ villaId }) => villaId);
  return {
    houses: houses.map(({ villa_id, villa_name, saleUntil, ...facts }) => ({
      villa_id,
      villa_name,
      reason: offSaleReason(facts),
      until: saleUntil < day ? null : saleUntil,
      stays: (of.get(villa_id) ?? []).map(({ villaId: _villa, ...stay }) => stay),
    })),
    orders: orders.map(toTakedown),
  };
}

async function findOrder(db: Database, id: string): Promise<Takedown> {
  const [row] = await selectOrders(db).where(eq(takedownOrders.id, id));
  if (row === undefined) throw notFound('Böyle bir kaldırma bildirimi yok.');
  return toTakedown(row);
}

/** Records an order; its house is off every page from then on. @throws `NOT_FOUND`, `VALIDATION` */
export async function takeDown(
  deps: Deps,
  villaId: number,
  input: TakedownInput,
  actor: Actor,
): Promise<Takedown> {
  const write = beginWrite(deps, actor);
  if (input.receivedAt > write.at) {
    const message = 'Bildirim gelecekte alınmış olamaz.';
    throw refused('VALIDATION', message, [{ path: 'receivedAt', message }]);
  }
  const due = new Date(Date.parse(input.receivedAt) + TAKEDOWN_HOURS * 3_600_000).toISOString();
  const id = write.newId();
  const row = { ...input, id, villaId, dueAt: due, createdBy: actor.userId };
  await write.run([
    write.insert(takedownOrders, row, () => notFound('Böyle bir villa yok.')),
    write.audit('villa.takedown', villaId, { after: input }),
  ]);
  return findOrder(deps.db, id);
}

/** Ends an order by its evidence. @throws `NOT_FOUND`, `STALE_VERSION` (409) when it has ended */
export async function endTakedown(
  deps: Deps,
  id: string,
  { evidence }: TakedownEnd,
  actor: Actor,
): Promise<Takedown> {
  const { villa_id: villaId } = await findOrder(deps.db, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(
      takedownOrders,
      { id, endedAt: null },
      { endedAt: write.at, endedBy: actor.userId, evidence },
      () => conflict('STALE_VERSION', 'Bu bildirim zaten kapatılmış.'),
    ),
    write.audit('villa.takedown_end', villaId, { entity: 'villa', after: { evidence } }),
  ]);
  return findOrder(deps.db, id);
}
