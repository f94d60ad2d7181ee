import type { ScreenPreferences } from '#domain/saved-views/schema.ts';
import { screenPreferences } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';

/**
 * Stores a person's settings of a list; the last save wins. Not audited, because they are private
 * and change with every drag of a column.
 */
export async function keepPreferences(
  { db, clock }: Deps,
  userId: number,
  screen: string,
  state: ScreenPreferences,
): Promise<void> {
  const at = clock.now().toISOString();
  await db.write([
    step(
      build
        .insert(screenPreferences)
        .values({ userId, screen, state, createdAt: at, updatedAt: at })
        .onConflictDoUpdate({
          target: [screenPreferences.userId, screenPreferences.screen],
          set: { state, updatedAt: at },
        }),
    ),
  ]);
}
