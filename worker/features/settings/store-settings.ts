import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '../../platform/database/database.ts';
import { build } from '../../platform/database/statements.ts';
import { type Step, step } from '../../platform/database/write-batch.ts';

/** The steps that write values by key, whether the keys were there before or not. */
export function storeSettings(
  db: Database,
  now: Date,
  group: (typeof settings.$inferInsert)['group'],
  values: Readonly<Record<string, string>>,
): Step[] {
  const updatedAt = now.toISOString();
  return Object.entries(values).map(([key, value]) =>
    step(
      build
        .insert(settings)
        .values({ group, key, value, createdAt: updatedAt, updatedAt })
        .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } }),
    ),
  );
}
