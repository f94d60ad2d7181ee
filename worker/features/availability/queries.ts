import { and, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { BlockKind } from '#domain/availability/block-kinds.ts';
import type { Day } from '#domain/values/dates.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { jsonRows } from '#worker/platform/database/json-rows.ts';
import { writtenOnce } from '#worker/platform/database/written-once.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import { nightColumns, type NightRow } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { termColumns } from '#worker/features/villas/stay-facts/villa-terms.ts';

/** What a calendar depends on in the nights [from, to), in one trip; null when not on sale. */
export async function findCalendarRows(
  db: Database,
  slug: string,
  { from, to, today }: Record<'from' | 'to' | 'today', Day>,
) {
  const {
    found: [found],
  } = await readTogether(
    { read: db.near },
    {
      found: calendarRows({ slug, from, to, today }),
    },
  );
  return found ?? null;
}

const calendarRows = writtenOnce(
  'slug',
  'from',
  'to',
  'today',
)((read, { slug, from, to, today }) =>
  read
    .select({
      ...termColumns,
      prices: jsonRows(
        getTableColumns(villaPrices),
        sql`from ${villaPrices} where ${and(
          eq(villaPrices.villaId, villas.id),
          gte(villaPrices.endsOn, from),
          lt(villaPrices.startsOn, to),
        )}`,
      ),
      nights: jsonRows(
        { ...nightColumns, block: manualBlocks.kind },
        sql`from ${villaNights} left join ${manualBlocks} on ${and(
          eq(manualBlocks.id, villaNights.ref),
          eq(villaNights.kind, 'block'),
        )} where ${and(
          eq(villaNights.villaId, villas.id),
          gte(villaNights.night, from),
          lt(villaNights.night, to),
        )}`,
      ) as SQL<(NightRow & { block: BlockKind | null })[]>,
    })
    .from(villas)
    .where(and(eq(villas.slug, slug), isOnSale(today))),
);
