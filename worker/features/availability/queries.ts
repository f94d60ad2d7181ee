import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { manualBlocks, villaNights } from '#drizzle/schema/nights.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { termColumns } from '../villas/stay-facts/stay-facts.ts';

/** What a calendar depends on in the nights [from, to), in one trip; null when not on sale. */
export async function findCalendarRows(db: Database, slug: string, from: Day, to: Day) {
  const villaId = sql`(select ${villas.id} from ${villas} where ${villas.slug} = ${slug})`;
  const [found, prices, nights] = await db.read.batch([
    db.read
      .select(termColumns)
      .from(villas)
      .where(and(eq(villas.slug, slug), eq(villas.active, true))),
    db.read
      .select()
      .from(villaPrices)
      .where(
        and(
          eq(villaPrices.villaId, villaId),
          gte(villaPrices.endsOn, from),
          lt(villaPrices.startsOn, to),
        ),
      ),
    db.read
      .select({ night: villaNights, block: manualBlocks.kind })
      .from(villaNights)
      .leftJoin(
        manualBlocks,
        and(eq(manualBlocks.id, villaNights.ref), eq(villaNights.kind, 'block')),
      )
      .where(
        and(
          eq(villaNights.villaId, villaId),
          gte(villaNights.night, from),
          lt(villaNights.night, to),
        ),
      ),
  ]);
  const terms = found[0];
  return terms === undefined ? null : { terms, prices, nights };
}
