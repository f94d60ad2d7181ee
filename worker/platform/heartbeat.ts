import { eq, lte } from 'drizzle-orm';
import { heartbeats } from '#drizzle/schema/writes.ts';
import type { Database } from './database/database.ts';
import { build } from './database/statements.ts';
import { step, type Step } from './database/write-batch.ts';

/** The cron runs every minute; after this long without it an operator should check, in ms. */
const LATE_CRON_MS = 5 * 60_000;

/** Records that the cron ran. */
export async function beat(db: Database, now: Date): Promise<void> {
  await db.write([beatStep('cron', now)]);
}

/** Records activity; writes nothing if it was recorded within the last `ms`. */
export function beatStep(name: typeof heartbeats.$inferInsert.name, now: Date, ms = 0): Step {
  const at = now.toISOString();
  const before = new Date(now.getTime() - ms).toISOString();
  return step(
    build
      .insert(heartbeats)
      .values({ name, at })
      .onConflictDoUpdate({
        target: heartbeats.name,
        set: { at },
        ...(ms > 0 && { setWhere: lte(heartbeats.at, before) }),
      }),
  );
}

/** When the cron last ran; no row when it never did. */
export const selectCronBeat = (db: Database) =>
  db.read.select({ at: heartbeats.at }).from(heartbeats).where(eq(heartbeats.name, 'cron'));

export const isCronLate = (beatAt: string | undefined, now: Date): boolean =>
  beatAt === undefined || now.getTime() - Date.parse(beatAt) > LATE_CRON_MS;
