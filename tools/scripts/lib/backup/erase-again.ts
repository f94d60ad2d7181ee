import { and, eq, isNull } from 'drizzle-orm';
import { dataRequests } from '#drizzle/schema/privacy.ts';
import { eraseSteps } from '#worker/features/privacy/person/erase-steps.ts';
import { findPerson } from '#worker/features/privacy/person/whose.ts';
import { createDatabase } from '#worker/platform/database/database.ts';
import { openClient } from '#worker/platform/database/shared-database.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Erasure } from './manifest.ts';

/**
 * Erases these people again from a restored database by the same rules, with the log entries of the
 * first time.
 */
export async function eraseAgain(databaseUrl: string, erasures: readonly Erasure[]): Promise<void> {
  const db = createDatabase(openClient(databaseUrl));
  const at = new Date().toISOString();
  for (const { requestId, email, guestId = null, erasedAt } of erasures) {
    const person = await findPerson(db, { email, guestId });
    await db.write([
      ...eraseSteps(person, at, requestId),
      step(
        build
          .update(dataRequests)
          .set({ erasedAt, updatedAt: at })
          .where(and(eq(dataRequests.id, requestId), isNull(dataRequests.erasedAt))),
      ),
    ]);
  }
}
