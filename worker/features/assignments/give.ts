import { and, eq, sql } from 'drizzle-orm';
import type { Assigned, Colleague } from '#domain/assignments/schema.ts';
import { conflict } from '#domain/errors.ts';
import { assignments } from '#drizzle/schema/assignments.ts';
import { build } from '../../platform/database/statements.ts';
import { guard, type Step, step } from '../../platform/database/write-batch.ts';

type Gift = {
  kind: Assigned;
  ref: string;
  /** Whose it is by what was read a moment ago. */
  before: Colleague | null;
  /** Whose it was on the screen of who gives it; undefined where nobody says. */
  seen: number | null | undefined;
  to: number | null;
};

/**
 * Gives it to somebody, or to nobody. What two take at once is the first one's: who takes it from somebody
 * has to have seen that it is theirs. @throws `STALE_VERSION` (409)
 */
export function giveSteps({ kind, ref, before, seen, to }: Gift, now: Date): Step[] {
  if (seen !== undefined && seen !== (before?.id ?? null)) throw takenMeanwhile(before);
  const at = now.toISOString();
  const isIt = and(eq(assignments.kind, kind), eq(assignments.ref, ref));
  return [
    guard(
      'assignment.as-seen',
      sql`coalesce((select user_id from assignments where kind = ${kind} and ref = ${ref}), 0)
        = ${before?.id ?? 0}`,
      () => takenMeanwhile(null),
    ),
    step(
      to === null
        ? build.delete(assignments).where(isIt)
        : build
            .insert(assignments)
            .values({ kind, ref, userId: to, createdAt: at, updatedAt: at })
            .onConflictDoUpdate({
              target: [assignments.kind, assignments.ref],
              set: { userId: to, updatedAt: at },
            }),
    ),
  ];
}

const takenMeanwhile = (by: Colleague | null) =>
  conflict(
    'STALE_VERSION',
    by === null
      ? 'Sorumlusu siz seçerken değişti. Yeniden bakın.'
      : `Siz seçerken sorumlusu ${by.name} oldu. Değiştirmek için yeniden seçin.`,
  );
