import { asc, eq } from 'drizzle-orm';
import { istanbulDay } from '#domain/values/dates.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { findVillaPage } from '#worker/features/villas/page/villa-page.ts';
import { createDatabase } from '#worker/platform/database/database.ts';
import { limitRow, type Row, sampleOf } from '../lib/row.ts';
import { takeTurns } from '../lib/rounds.ts';
import { withDatabaseFile } from './database-file.ts';

const VILLAS = 120;
const PAGE = 20;
/** What Payload 3.90 took for one, in µs of this processor, on 2026-11-23. */
const PAYLOAD_US = 4_930;
const MAX_OF_PAYLOAD = 0.2;

/** One villa with everything its page shows, read from a database in this process. */
export async function measureVillaReads(): Promise<Row[]> {
  return withDatabaseFile(VILLAS, async (client) => {
    const db = createDatabase(client);
    const today = istanbulDay(new Date());
    const slugs = await db.read
      .select({ slug: villas.slug })
      .from(villas)
      .where(eq(villas.active, true))
      .orderBy(asc(villas.displayOrder))
      .limit(PAGE);
    const side = {
      async run() {
        for (const { slug } of slugs) await findVillaPage(db, slug, today);
        return slugs.length;
      },
    };
    const [ours] = await takeTurns(side, side);
    const what = 'all of one villa by its id';
    const facts = { row: 8, what, goal: `≤ ${MAX_OF_PAYLOAD} × Payload`, unit: 'µs CPU' };
    return [limitRow(facts, MAX_OF_PAYLOAD * PAYLOAD_US, ours, sampleOf([PAYLOAD_US]))];
  });
}
