import type { BulkApplied } from '#domain/prices/bulk/schema.ts';
import { findOverlap } from '#domain/prices/season-table.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { bulkPriceChanges } from '#drizzle/schema/prices.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { sayDiscount, sayPrice } from './plan-change.ts';
import { findChange, readTables, type Tables } from './queries.ts';
import { type VillaRows, writeRows } from './write-rows.ts';

type Done = NonNullable<Awaited<ReturnType<typeof findChange>>>['done'][number];

/**
 * Undoes a bulk price change completely: rows it added are removed, rows it removed return. Stays
 * sold meanwhile keep their agreed price. @throws `NOT_FOUND`, `CHANGE_UNDONE` (409),
 * `PRICES_MOVED_ON` (409) naming the villas whose rows have changed since, `STALE_VERSION` (409)
 */
export async function undoBulk(deps: Deps, id: string, actor: Actor): Promise<BulkApplied> {
  const found = await findChange(deps.db, id);
  if (found === null) throw notFound('Böyle bir toplu değişiklik yok.');
  const { change, done } = found;
  if (change.undoneAt !== null) throw conflict('CHANGE_UNDONE');
  const write = beginWrite(deps, actor);
  const { at } = write;
  const ids = done.map(({ villaId }) => villaId);
  const tables = await readTables(deps.db, ids, today(deps.clock), at);
  const planned = done.map((villa) => takeBack(villa, tables));
  checkStanding(planned, tables);
  await write.run([
    write.updateOne(
      bulkPriceChanges,
      { id, undoneAt: null },
      { undoneAt: at, undoneBy: actor.userId },
      () => conflict('CHANGE_UNDONE'),
    ),
    ...writeRows(
      planned.flatMap(({ rows }) => rows ?? []),
      at,
    ),
    ...done.map(({ villaId, prices, discounts }) =>
      write.audit('villa.price_bulk_undo', villaId, {
        before: { rows: prices.added, discounts: discounts.added },
        after: { rows: prices.removed, discounts: discounts.removed },
      }),
    ),
  ]);
  return { id, villas: done.length };
}

/** `rows` is null when the rows that the change added are no longer there. */
type TakenBack = { villaId: number; rows: VillaRows | null };

function takeBack({ villaId, prices, discounts }: Done, tables: Tables): TakenBack {
  const villa = tables.villas.find(({ id }) => id === villaId);
  const ownPrices = tables.prices.filter((row) => row.villa_id === villaId);
  const ownDiscounts = tables.discounts.filter((row) => row.villa_id === villaId);
  const going = idsOf(ownPrices, prices.added, sayPrice);
  const goingDiscounts = idsOf(ownDiscounts, discounts.added, sayDiscount);
  const isStanding =
    villa !== undefined &&
    going.length === prices.added.length &&
    goingDiscounts.length === discounts.added.length &&
    hasRoom(
      ownPrices.filter(({ id }) => !going.includes(id)),
      prices.removed,
    );
  if (!isStanding) return { villaId, rows: null };
  const rows = {
    villaId,
    version: villa.version,
    goingPrices: going,
    newPrices: prices.removed,
    goingDiscounts,
    newDiscounts: discounts.removed,
  };
  return { villaId, rows };
}

/** The ids of the stored rows equal to `wanted`, one each. */
function idsOf<Row>(
  stored: readonly (Row & { id: number })[],
  wanted: readonly Row[],
  say: (row: Row) => string,
): number[] {
  const left = [...stored];
  return wanted.flatMap((row) => {
    const index = left.findIndex((one) => say(one) === say(row));
    return index < 0 ? [] : left.splice(index, 1).map(({ id }) => id);
  });
}

type Span = { startsOn: string; endsOn: string };

const hasRoom = (standing: readonly Span[], coming: readonly Span[]): boolean =>
  coming.every((row) => findOverlap(standing, row) === null);

function checkStanding(planned: readonly TakenBack[], { villas }: Tables): void {
  const moved = planned.filter(({ rows }) => rows === null);
  if (moved.length === 0) return;
  const names = moved.slice(0, 5).flatMap(({ villaId }) => {
    const villa = villas.find(({ id }) => id === villaId);
    return villa ? [villa.name] : [];
  });
  const more = moved.length > names.length ? ` ve ${moved.length - names.length} villa daha` : '';
  throw conflict(
    'PRICES_MOVED_ON',
    `Toplu değişiklikten sonra fiyatı yeniden değişenler var: ${names.join(', ')}${more}. Bütün olarak geri alınamaz.`,
  );
}
