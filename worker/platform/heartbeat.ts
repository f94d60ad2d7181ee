import { eq } from 'drizzle-orm';
import { heartbeats } from '#drizzle/schema/writes.ts';
import type { Database } from './database/database.ts';
import { build } from './database/statements.ts';
import { step } from './database/write-batch.ts';

/** The cron runs every minute; after so long without it somebody should look, in ms. */
export const LATE_CRON_MS = 5 * 60_000;

/** Says that the cron is at work. */
export async function beat(db: Database, now: Date): Promise<void> {
  const row = { name: 'cron' as const, at: now.toISOString() };
  await db.write([
    step(
      build
        .insert(heartbeats)
        .values(row)
        .onConflictDoUpdate({ target: heartbeats.name, set: { at: row.at } }),
    ),
  ]);
}

/** When the cron was last at work; no row when it never was. */
export const selectCronBeat = (db: Database) =>
  db.read.select({ at: heartbeats.at }).from(heartbeats).where(eq(heartbeats.name, 'cron'));

export const isCronLate = (beatAt: string | undefined, now: Date): boolean =>
  beatAt === undefined || now.getTime() - Date.parse(beatAt) > LATE_CRON_MS;
