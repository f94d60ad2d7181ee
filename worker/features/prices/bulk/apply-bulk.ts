import type {
  ApplyBulkInput,
  BulkPreview,
  PreviewBulkInput,
  VillaChange,
} from '#domain/prices/bulk/schema.ts';
import { conflict, refused } from '#domain/errors.ts';
import { bulkPriceChanges, bulkPriceChangeVillas } from '#drizzle/schema/prices.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { once } from '#worker/platform/database/idempotency.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { isChanged, planChange, sayDiscount, sayPrice } from './plan-change.ts';
import { readTables, type Tables } from './queries.ts';
import { type VillaRows, writeRows } from './write-rows.ts';
import { assertSure } from '../assert-sure.ts';

/** The effect of a change on the chosen villas; writes nothing. */
export async function previewBulk(
  { db, clock }: Deps,
  { villaIds, change }: PreviewBulkInput,
): Promise<BulkPreview> {
  const day = today(clock);
  const tables = await readTables(db, villaIds, day, instant(clock));
  const planned = planChange(tables, change, day);
  return {
    villas: planned.filter(isChanged),
    unchanged: planned
      .filter((villa) => !isChanged(villa))
      .map(({ villa_id, name }) => ({ villa_id, name })),
  };
}

/**
 * Changes the prices of many villas in one write, as shown in the preview. @throws `STALE_VERSION`
 * (409) naming the villas that were saved since the preview, `NOTHING_CHANGES`, `PRICE_DOUBT` (422)
 */
export const applyBulk = once('prices', async (deps, input: ApplyBulkInput, actor) => {
  const write = beginWrite(deps, actor);
  const { at } = write;
  const day = today(deps.clock);
  const asked = new Map(input.villas.map(({ id, version }) => [id, version]));
  const tables = await readTables(deps.db, [...asked.keys()], day, at);
  checkVersions(tables, asked);
  const planned = planChange(tables, input.change, day).filter(isChanged);
  if (planned.length === 0) throw refused('NOTHING_CHANGES');
  for (const { name, prices } of planned) {
    assertSure(prices.removed, prices.added, input.sure, `${name}: `);
  }
  const id = write.newId();
  return {
    status: 201,
    content: { id, villas: planned.length },
    steps: [
      ...writeRows(
        planned.map((villa) => toRows(villa, tables)),
        at,
      ),
      write.insert(bulkPriceChanges, { id, change: input.change, userId: actor.userId }),
      ...planned.flatMap((villa) => recordVilla(write, id, villa)),
    ],
  };
});

function checkVersions({ villas }: Tables, asked: ReadonlyMap<number, number>): void {
  const stale = villas.filter(({ id, version }) => asked.get(id) !== version);
  if (stale.length === 0 && villas.length === asked.size) return;
  const names = stale.slice(0, 5).map(({ name }) => name);
  const more = stale.length > names.length ? ` ve ${stale.length - names.length} villa daha` : '';
  throw conflict(
    'STALE_VERSION',
    names.length === 0
      ? undefined
      : `Önizlemeden sonra kaydedilenler var: ${names.join(', ')}${more}. Önizlemeyi yenileyin.`,
  );
}

function toRows({ villa_id, version, prices, discounts }: VillaChange, tables: Tables): VillaRows {
  const gone = new Set(prices.removed.map(sayPrice));
  const goneDiscounts = new Set(discounts.removed.map(sayDiscount));
  const isOwn = (row: { villa_id: number }) => row.villa_id === villa_id;
  return {
    villaId: villa_id,
    version,
    goingPrices: tables.prices
      .filter((row) => isOwn(row) && gone.has(sayPrice(row)))
      .map(({ id }) => id),
    newPrices: prices.added,
    goingDiscounts: tables.discounts
      .filter((row) => isOwn(row) && goneDiscounts.has(sayDiscount(row)))
      .map(({ id }) => id),
    newDiscounts: discounts.added,
  };
}

/** The data needed for undo, and an entry in the villa's own history. */
function recordVilla(write: Write, changeId: string, villa: VillaChange): Step[] {
  const { villa_id: villaId, prices, discounts } = villa;
  return [
    write.insert(bulkPriceChangeVillas, { changeId, villaId, prices, discounts }),
    write.audit('villa.price_bulk', villaId, {
      before: { rows: prices.removed, discounts: discounts.removed },
      after: { rows: prices.added, discounts: discounts.added },
    }),
  ];
}
